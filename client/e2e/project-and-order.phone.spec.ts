import { fillPoNumber, fillSite, placeOrder } from './checkout-steps.ts';
import { openMore } from './more-menu.ts';
import { PROJECT } from './project-test.ts';
import { expect, test } from './quotation-test.ts';

test('a project, its lines in the basket and its order lead to each other', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Put all into the basket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeFocused();
  await shop.expectAccessible();
  await main
    .getByRole('link', { name: `For ${PROJECT}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeFocused();

  await shop.open('checkout');
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();

  await shop.open('projects', { id: 'j-1001' });
  const more = await openMore(page);
  await more.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\?project=j-1001$/);
  const orders = shop.rows('Orders');
  await expect(orders).toHaveCount(1);
  await expect(main.getByText(`You see the orders for ${PROJECT}.`)).toBeVisible();
  await shop.expectAccessible();
  await orders.getByRole('link').click();
  await shop.figure('Project').getByRole('link', { name: PROJECT }).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeFocused();
});

test('more of a floor stays with the project that it is in the basket for', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  await page.getByRole('button', { name: 'Put all into the basket' }).click();
  const line = page
    .getByRole('list', { name: 'Basket lines' })
    .getByRole('listitem')
    .filter({ hasText: 'AL-M101' });
  const packs = line.getByRole('spinbutton');
  await expect(line.getByRole('link', { name: `For ${PROJECT}` })).toBeVisible();
  const before = Number(await packs.inputValue());

  await shop.open('product', { id: 'p-0101' });
  await page.getByLabel(/^Area/).fill('1');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(packs).toHaveValue(String(before + 1));
  await page.getByRole('button', { name: 'Quick order' }).click();
  await page.getByLabel('Product numbers and quantities').fill('AL-M101 2');
  await page.getByRole('button', { name: /^Add 1 line to the basket/ }).click();
  await expect(packs).toHaveValue(String(before + 3));
  await expect(line.getByRole('link', { name: `For ${PROJECT}` })).toBeVisible();
});

test('quotations for one project say so, and the others are one press away', async ({
  page,
  shop,
  mock,
  quotations,
}) => {
  const customer = await mock.enter();
  await quotations.make(customer);
  await quotations.make(customer, { source: 'project', projectId: 'j-1001', title: PROJECT });
  await shop.open('projects', { id: 'j-1001' });
  const more = await openMore(page);
  await more.getByRole('link', { name: 'Quotations' }).click();

  await expect(page.getByText(`You see the quotations for ${PROJECT}.`)).toBeVisible();
  const rows = shop.rows('Quotations');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Show all quotations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('You see the quotations for')).toHaveCount(0);
  await expect(page).not.toHaveURL(/project/);
});

test('the orders of a project that has none lead to all orders', async ({ page, shop, mock, orders }) => {
  const customer = await mock.enter();
  await orders.place(customer, { 'AL-H101': 2 });
  await shop.open('orders', { project: 'j-1001' });
  await expect(page.getByText('No order found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(shop.rows('Orders')).toHaveCount(1);
  await expect(page).not.toHaveURL(/project/);
});
