import type { BrowserContext } from '@playwright/test';
import document from '../../contracts/api/generated/openapi.json' with { type: 'json' };
import { type Console, expect, test } from './console-test.ts';

const EXTENSIONS = new Set(
  Object.entries(
    document.paths as Readonly<Record<string, Readonly<Record<string, { 'x-origin'?: string }>>>>,
  )
    .filter(([, methods]) => Object.values(methods).some((one) => one['x-origin'] === 'extension'))
    .map(([path]) => path),
);
const FLOOR = { id: 'p-0601' };

/** What the gateway answers in front of a backend that has the documented calls alone. */
async function withDocumentedCallsAlone(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => EXTENSIONS.has(pathname),
    (route) => route.fulfill({ json: { resultCode: '105', resultMsg: 'Error' } }),
  );
}

async function ordersByMail(mock: Console): Promise<string[]> {
  const { mails } = await mock.read('/mails');
  return mails
    .filter(({ to, text }) => to === 'sales@alderline.example' && /Order S-/.test(text))
    .map(({ text }) => text);
}

test('floors and a sample go to the sales office where the backend has the documented calls alone', async ({
  page,
  context,
  shop,
  mock,
}) => {
  await mock.enter();
  await withDocumentedCallsAlone(context);
  await shop.open('product', FLOOR);
  await page.getByLabel(/^Area/).first().fill('10');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByText('Item added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Basket, 1 line' })).toBeVisible();

  await shop.open('samples', { series: 'Herringbone Flooring', id: FLOOR.id });
  await page.getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/basket$/i);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page.getByText('This basket shows what you have added in this browser.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Checkout|Order samples)$/ })).toBeHidden();
  const packs = lines.first().getByRole('spinbutton', { name: /^Packs of/ });
  await expect(packs).toHaveValue('8');
  await shop.expectAccessible();

  // the checkout leads back
  await shop.open('checkout');
  await page.getByRole('link', { name: 'To the basket' }).click();
  await expect(lines).toHaveCount(2);

  // another tab is in step, and more than there is in stock is refused at the line
  const tab = await mock.newTab(page.url());
  await tab.getByRole('button', { name: /^Packs of .*one more$/ }).click();
  await expect(packs).toHaveValue('9');
  await tab.close();
  await packs.fill('99999');
  await packs.blur();
  await expect(lines.first()).toContainText('Sorry, insufficient stock.');
  await packs.fill('9');
  await packs.blur();
  await expect(lines.first()).not.toContainText('Sorry, insufficient stock.');
  await page.reload();
  await expect(packs).toHaveValue('9');

  await lines
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await page.getByRole('textbox', { name: /^Note/ }).fill('Plot 4');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(lines.first()).toContainText('Plot 4');
  await page.getByRole('textbox', { name: 'Post code' }).fill('IP4 9ZZ');
  await expect(shop.figure('Delivery')).toHaveText(/£/);
  // nothing is offered that this backend can't do
  await expect(page.getByText(/Save for later|Share basket|can’t be shown online/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send this order to our sales office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this order' });
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
  await shop.expectAccessible();
  await dialog.getByLabel('Name').fill('Tom Halloran');
  await dialog.getByLabel('Phone').fill('01632 960111');
  await dialog.getByLabel('Address of the site').fill('Quay Road\nIpswich');
  await dialog.getByLabel('Post code').fill('IP4 9ZZ');
  await dialog.getByLabel('Purchase order number').fill('PO-1180');
  await page.route(
    '**/woojiapi/compose/sendemail',
    (route) => route.fulfill({ json: { resultCode: '104', resultMsg: 'Away for a moment' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Send the order' }).click();
  await expect(dialog.getByText('Away for a moment')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Tom Halloran');
  await dialog.getByRole('button', { name: 'Send the order' }).dblclick();

  const told = page.getByRole('heading', { name: /^We have your order S-[A-Z2-9]{5}$/ });
  await expect(told).toBeFocused();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  const sent = await ordersByMail(mock);
  expect(sent).toHaveLength(1);
  const reference = (await told.textContent())?.split(' ').at(-1);
  expect(sent[0]).toContain(`Order ${reference}`);
  expect(sent[0]).toMatch(/Name: Tom Halloran\nEmail: trade@alderline.example\nPhone: 01632 960111/);
  expect(sent[0]).toMatch(/Site: Quay Road, Ipswich\nPost code: IP4 9ZZ\nPurchase order: PO-1180/);
  expect(sent[0]).toMatch(/AL-H101 Blakeney Oak Natural: 9 packs, [\d.]+ m², “Plot 4”, £/);
  expect(sent[0]).toMatch(/Goods £[\d,.]+, delivery £[\d,.]+, VAT £/);
  expect(sent[0]).toContain('AL-H101 Sample of Blakeney Oak Natural: 1 piece, £0.00');
  await page.reload();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});
