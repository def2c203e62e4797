import { dayText, deliveryDays } from '../../contracts/domain/delivery/delivery-day.ts';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './order-test.ts';

test('my account: what needs the customer, the last orders, the credit, and the ways onward', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  // not the first one, which can’t be chosen any more if noon passes meanwhile
  const requestedDay = dayText(
    deliveryDays(Date.now(), { roadDays: 1, nation: 'england and wales' })[1] ?? 0,
  );
  const transfer = await orders.place(
    customer,
    { 'AL-H101': 2 },
    { payment: 'transfer', jobReference: 'Annexe', requestedDay },
  );
  const onAccount = await orders.place(customer, { 'AL-C101': 3 }, { requestedDay });
  const { data: order } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId: customer.userId,
    orderId: onAccount.orderId,
  });
  await shop.open('products');
  if (shop.device === 'mobile') {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My account' }).click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^My account, Halloran & Pike/ })
      .click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
  const part = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  await expect(part('To be paid')).toHaveCount(1);
  await expect(part('To be paid')).toContainText(transfer.orderNo);
  await expect(part('To be paid')).toContainText('Annexe');
  await expect(part('Arriving soon')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Samples out' })).toHaveCount(0);
  await expect(shop.rows('Last orders')).toHaveCount(2);
  await expect(shop.figure('Limit')).toHaveText('£25,000.00');
  await expect(shop.figure('Outstanding')).toHaveText(formatPence(order.totalPence));
  await expect(shop.figure('Available credit')).toHaveText(formatPence(2_500_000 - order.totalPence));
  await shop.expectAccessible();

  // a cancelled order needs no attention
  await customer.call('/woojiapi/order/cancelorder', { userId: customer.userId, orderId: transfer.orderId });
  await page.reload();
  await expect(part('Arriving soon')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'To be paid' })).toHaveCount(0);
});

test('every page of the account leads to the others, beside it or on a tablet from the account', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('account');
  const links = page.getByRole('navigation', { name: 'Account', exact: true });
  for (const [name, id] of [
    ['Orders', 'orders'],
    ['Quotations', 'quotations'],
    ['Payments', 'payments'],
    ['Invoices and statement', 'invoices'],
    ['Addresses', 'addresses'],
    ['People', 'people'],
    ['Your login and data', 'settings'],
    ['Overview', 'account'],
  ] as const) {
    const link = links.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href(id, shop.device)}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await shop.expectAccessible();
  // its place is there before the page knows the customer, so that nothing moves
  await page.reload({ waitUntil: 'commit' });
  await expect(links).toBeVisible();

  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [name, id] of [
    ['Projects', 'projects'],
    ['Basket', 'basket'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href(id, shop.device)}$`));
    await page.goBack();
  }
  await links.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
});

test('a company without credit sees how it pays', async ({ page, shop, mock }) => {
  await mock.enter();
  await page.route('**/order/qrycheckout', async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const credit = { limitPence: 0, openPence: 0, creditPence: 0 };
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, credit } } });
  });
  await shop.open('account');
  await expect(page.getByText('No credit account yet')).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: '01632 960180' })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await shop.expectAccessible();
});
