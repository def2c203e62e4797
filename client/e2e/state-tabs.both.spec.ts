import type { Page } from '@playwright/test';
import { expect, test } from './quotation-test.ts';

const states = (page: Page) => page.getByRole('group', { name: 'State' });
/** All of them, as a screen reader says them. */
const expectStates = (page: Page, names: readonly string[]) =>
  expect
    .poll(() =>
      states(page)
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => radio.ariaLabel)),
    )
    .toEqual(names);

test('each state says how many orders are in it, with the search in force, and right after a change @desktop-only', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  await orders.place(customer, { 'AL-H101': 2 }, { jobReference: 'Quay Street' });
  const left = await orders.place(customer, { 'AL-H101': 1 }, { jobReference: 'Barn' });
  const last = await orders.place(customer, { 'AL-C101': 1 }, { jobReference: 'Barn Yard' });
  await orders.moveTo(left, 'dispatched');
  await shop.open('orders');
  const state = (name: string) => states(page).getByRole('radio', { name, exact: true });
  await expectStates(page, ['All, 3 orders', 'Received, 2 orders', 'On its way, 1 order']);
  await shop.expectAccessible();

  await page.getByRole('searchbox', { name: 'Search orders' }).fill('barn');
  await expectStates(page, ['All, 2 orders', 'Received, 1 order', 'On its way, 1 order']);
  // one stop of the Tab key, and the arrows choose
  await page.keyboard.press('Tab');
  await expect(state('All, 2 orders')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(state('Received, 1 order')).toBeFocused();
  await expect(page).toHaveURL(/sts=received&search=barn$/);
  await expect(shop.rows('Orders')).toHaveCount(1);
  await expectStates(page, ['All, 2 orders', 'Received, 1 order', 'On its way, 1 order']);

  await shop.rows('Orders').getByRole('link', { name: 'Barn Yard' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(shop.figure('Payment')).toHaveText('Nothing to pay: the order is cancelled');
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expectStates(page, [
    'All, 3 orders',
    'Received, 1 order',
    'On its way, 1 order',
    'Cancelled, 1 order',
  ]);
  await state('Cancelled, 1 order').check();
  await expect(shop.rows('Orders')).toContainText(last.orderNo);
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});

test('a quotation is counted as accepted once it is @mobile-only', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  await quotations.make(customer, { title: 'Annexe' });
  await quotations.make(customer, { title: 'Barn' });
  await shop.open('quotations');
  await expectStates(page, ['All, 2 quotations', 'Draft, 2 quotations']);
  await shop.rows('Quotations').getByRole('link', { name: 'Barn' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Accepted by').fill('Ada Moss');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Quotations', exact: true }).first().click();
  await expectStates(page, ['All, 2 quotations', 'Draft, 1 quotation', 'Accepted, 1 quotation']);
});
