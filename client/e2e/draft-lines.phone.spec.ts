import { formatPence } from '../../contracts/domain/money/money.ts';
import { newPlan } from '../../contracts/domain/plan/new-plan.ts';
import { chooseMore } from './more-menu.ts';
import { PLANNED_FLOOR, plannedRoom } from './plan-test.ts';
import { expect, quotationLines, readQuotation, test } from './quotation-test.ts';

test('the lines of a draft are changed and left out, and a change made meanwhile in another tab is not overwritten', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const { userId } = customer;
  const quotationId = await quotations.make(customer);
  await shop.open('quotation', { id: quotationId });
  await page.getByRole('button', { name: 'Change lines' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change lines' });
  await dialog.getByRole('spinbutton').first().fill('9');
  await dialog
    .getByRole('button', { name: /^Leave out / })
    .nth(1)
    .click();
  await expect(dialog.getByRole('spinbutton')).toHaveCount(1);
  await expect(dialog).toContainText(/Total incl\. VAT £[\d,.]+, before £/);
  await shop.expectAccessible();

  // a colleague changes the title meanwhile
  const title = 'Mill Lane 5';
  await customer.call('/woojiapi/order/updatequotation', { userId, quotationId, version: 1, title });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This quotation has changed since you opened it.');
  await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeAttached();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('9');
  expect((await readQuotation(customer, quotationId)).lines).toHaveLength(2);

  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(dialog).toBeHidden();
  const saved = await readQuotation(customer, quotationId);
  expect(saved).toMatchObject({ version: 3, title, lines: [{ number: 9 }] });
  await expect(shop.figure('Total incl. VAT')).toHaveText(formatPence(saved.totalPence));
});

test('a draft is refreshed from its plan after its customer has seen the changes', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  const rooms = [plannedRoom('r-1', 'Hall', 0, PLANNED_FLOOR.productId)];
  const { data } = await customer.call('/woojiapi/order/insertplan', {
    projectName: 'Mill Lane',
    plan: newPlan('House', rooms),
  });
  const lines = quotationLines.slice(0, 1);
  const quotationId = await quotations.make(customer, { projectId: data.projectId, lines, plots: 2 });
  await shop.open('quotation', { id: quotationId });
  await chooseMore(page, 'Refresh from its plan')();
  const dialog = page.getByRole('dialog', { name: 'Refresh from its plan' });
  await expect(dialog).toContainText('12 packs become');
  await expect(dialog).toContainText('Added:');
  await shop.expectAccessible();
  expect((await readQuotation(customer, quotationId)).version, 'nothing is taken yet').toBe(1);
  await dialog.getByRole('button', { name: 'Take these lines' }).dblclick();
  await expect(dialog).toBeHidden();
  const taken = await readQuotation(customer, quotationId);
  expect(taken.version).toBe(2);
  expect(taken.lines[0]?.rooms).toMatchObject([{ roomName: 'Hall', areaM2: 12 }]);
  await expect(shop.figure('Total incl. VAT')).toHaveText(formatPence(taken.totalPence));
  await chooseMore(page, 'Refresh from its plan')();
  await expect(dialog).toContainText('already matches its plan');
});
