import { expect, readQuotation, test } from './quotation-test.ts';
import { LOADING } from './walk-test.ts';

test('a request is answered and written about in the console, and its customer gets both', async ({
  page,
  shop,
  mock,
  quotations,
  quietConsole,
}) => {
  const customer = await mock.enter();
  const { call, userId } = customer;
  const quotationId = await quotations.make(customer);
  const draft = await readQuotation(customer, quotationId);
  await mock.open('quotations');
  await expect(page.getByText('No quotations', { exact: true })).toBeVisible();
  await call('/woojiapi/order/requestquotation', {
    userId,
    quotationId,
    version: draft.version,
    message: 'Is there room in the price?',
  });
  await page.reload();
  const asked = page.getByRole('list', { name: 'Quotations' }).getByRole('listitem').first();
  await expect(asked).toContainText('Is there room in the price?');
  await expect(asked.getByText('Requested', { exact: true })).toBeVisible();
  await shop.expectAccessible();

  // a price beyond the bounds is refused, and what was typed stays
  const price = page.getByRole('textbox', { name: 'Price of AL-H101 in pounds' });
  await price.fill('1.00');
  const message = page.getByRole('textbox', { name: `Message with the answer to ${draft.quotationNo}` });
  await message.fill('Two pounds off the oak.');
  await page.getByRole('button', { name: `Answer ${draft.quotationNo}` }).click();
  await expect(page.getByText(/must be between/)).toBeVisible();
  await expect(message).toHaveValue('Two pounds off the oak.');
  expect(quietConsole.splice(0)).toEqual([expect.stringMatching(LOADING)]);
  await price.fill('34.90');
  await page.getByRole('button', { name: `Answer ${draft.quotationNo}` }).click();
  await expect(asked.getByText('Answered', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: `Message about ${draft.quotationNo}` }).fill('It is on the shelf.');
  await page.getByRole('button', { name: `Send the message about ${draft.quotationNo}` }).click();
  await expect(asked).toContainText('It is on the shelf.');

  const told = await mock.read('/mails');
  expect(JSON.stringify(told)).toContain('Two pounds off the oak.');
  await shop.open('quotation', { id: quotationId });
  await expect(page.getByRole('main')).toContainText('£34.90');
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('It is on the shelf.');
});
