import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { changeStep, fillPoNumber, fillSite, openStep, placeOrder, SITE } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './order-test.ts';
import type { Shop } from './shop-test.ts';

const FLOOR = 'Blakeney Oak Natural';
const PANEL = 'Audley Oak Natural';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const linesOf = (page: Page) => page.getByRole('list', { name: 'Lines of your order' }).getByRole('listitem');

/** A phone shows the lines when it is asked to. */
const showLines = (page: Page) => page.getByRole('button', { name: /^Your order: / }).click();

async function onResults(page: Page, shop: Shop): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${href('order-placed', shop.device)}\\?order=`, 'i'));
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
}

test('from the basket to an order on account: the figures agree, the basket empties, the stock falls', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  const stock = await customer.stockOf('AL-H101');
  await shop.open('basket');
  await expect(shop.figure('Delivery')).toHaveText('Not included yet');
  await page.getByLabel('Post code').fill('N1 9GU');
  await expect(page.getByText(/^Delivery on 1 pallet: £85\.00 excl\. VAT\. /)).toBeVisible();
  await expect(shop.figure('Delivery')).toHaveText('£85.00');
  // 383.76 and 85.00, VAT on both
  await expect(shop.figure('Total incl. VAT')).toHaveText('£562.51');
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();

  const steps = page.getByRole('form', { name: 'Checkout' }).getByRole('heading', { level: 2 });
  await expect(steps).toHaveText([
    '1Who is ordering',
    '2Where to',
    '3When',
    '4Papers',
    '5Payment',
    '6Review and order',
  ]);
  // the post code comes along
  await expect(field(page, 'Post code')).toHaveValue('N1 9GU');
  await expect(shop.figure('Delivery')).toHaveText('£85.00');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£562.51');
  await shop.expectAccessible();
  await placeOrder(page).click();
  await shop.expectRefused(field(page, 'Address'), 'Please enter the first line of the address.');
  await expect(field(page, 'Address')).toBeFocused();
  await shop.expectAccessible();
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await page.getByLabel('Keep this address in our address book').check();
  // 383.76 and 65.00, VAT on both
  await expect(shop.figure('Goods')).toHaveText('£383.76');
  await expect(shop.figure('Delivery')).toHaveText('£65.00');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
  await expect(page.getByText('Total incl. VAT: £538.51')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On account/ })).toBeChecked();
  await openStep(page, 'when');
  const day = await page.getByLabel('Day of delivery').locator('option').nth(1).textContent();
  await page.getByLabel('Day of delivery').selectOption({ index: 1 });

  await placeOrder(page).dblclick();
  await onResults(page, shop);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
  await expect(shop.figure('Day of delivery')).toHaveText(day ?? '');
  await expect(shop.figure('Purchase order number')).toHaveText('PO-1180');
  await expect(page.getByText(/^We’ll invoice you when the goods leave\. Payment is due by /)).toBeVisible();
  await shop.expectAccessible();
  const [order, ...others] = await customer.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    totalPence: 53_851,
    payment: 'account',
    poNumber: 'PO-1180',
    sts: 'received',
  });
  await expect(shop.figure('Order number')).toHaveText(order?.orderNo ?? '');
  expect(await customer.basket()).toEqual([]);
  await expect.poll(() => customer.stockOf('AL-H101')).toBe(stock - 8);

  await page.getByRole('main').getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('orders', shop.device)}\\?id=`, 'i'));
  await expect(page.getByRole('main')).toContainText(order?.orderNo ?? '');
  await page.goBack();

  // the page can be opened again; Back leads to the basket, not to a checkout without goods
  await page.reload();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£538.51');
  await page.goBack();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await shop.open('checkout');
  await expect(page.getByText('There is nothing in your basket to order')).toBeVisible();
  await shop.expectAccessible();
});

test('packs that were set just before the checkout are those that it orders', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  // what the checkout needs has been read before, so that it could show at once
  await shop.open('checkout');
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await page.getByRole('link', { name: 'Basket' }).first().click();
  const release = await holdRequests(page, '**/updateshoppingcar');
  const more = page.getByRole('button', { name: /^Packs of .*: one more$/ });
  for (let packs = 3; packs <= 5; packs++) await more.click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(await placeOrder(page).count(), 'while the last figure is on its way').toBe(0);
  release();
  await placeOrder(page).click();
  await onResults(page, shop);
  const [order] = await customer.orders();
  const { userId } = customer;
  const { data } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId,
    orderId: order?.orderId ?? '',
  });
  expect(data.lines.map(({ number }) => number)).toEqual([5]);
});

test('packs that can’t be stored after the basket was left are said to have failed', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await shop.open('basket');
  const fail = await holdRequests(page, '**/updateshoppingcar', (route) => route.abort());
  await page.getByRole('button', { name: /^Packs of .*: one more$/ }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  fail();
  await expect(page.getByText('On the page that you left, this went wrong: Failed to fetch')).toBeVisible();
  await showLines(page);
  await expect(linesOf(page)).toContainText('2 packs');
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a repeat order is a few lines, one of which is changed by the keyboard', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  const { data: book } = await customer.call('/woojiapi/order/qryaddresses', { userId: customer.userId });
  const site = book[0]?.site;
  await customer.fill('AL-H101', 8);
  await shop.open('checkout');
  // everything is known, so nothing is asked
  await expect(shop.figure('Delivered to')).toContainText(`${site?.line1}, ${site?.town} ${site?.postCode}`);
  await expect(shop.figure('Day of delivery')).toContainText(', the earliest');
  await expect(page.getByRole('form', { name: 'Checkout' }).getByRole('textbox')).toHaveCount(0);
  await shop.expectAccessible();

  await changeStep(page, 'who is ordering').press('Enter');
  await expect(field(page, 'Your name')).toBeFocused();
  await field(page, 'Your name').fill('');
  await page.getByRole('button', { name: 'Done changing who is ordering' }).press('Enter');
  await shop.expectRefused(field(page, 'Your name'), 'Please enter your name.');
  await expect(field(page, 'Your name')).toBeFocused();
  await field(page, 'Your name').fill('Ada Moss');
  await page.getByRole('button', { name: 'Done changing who is ordering' }).press('Enter');
  await expect(changeStep(page, 'who is ordering')).toBeFocused();
  await expect(shop.figure('Ordered by')).toContainText('Ada Moss');
  await expect(field(page, 'Your name')).toBeHidden();

  // the basket has asked for a voucher already
  await page.getByRole('button', { name: 'Use a voucher' }).click();
  await expect(field(page, 'Voucher code')).toBeFocused();

  await placeOrder(page).click();
  await onResults(page, shop);
  await expect(shop.figure('Ordered by')).toContainText('Ada Moss');
  expect(await customer.orders()).toHaveLength(1);
});

test('a refused field of a folded step is shown and focused', async ({ page, shop, mock }) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  await shop.open('checkout');
  await expect(changeStep(page, 'papers')).toBeVisible();
  await page.route(/insertorder/, (route) =>
    route.fulfill({ json: { resultCode: '1', resultMsg: 'Please enter it.', field: 'poNumber' } }),
  );
  await placeOrder(page).click();
  await expect(field(page, 'Purchase order number')).toBeFocused();
  await shop.expectRefused(field(page, 'Purchase order number'), 'Please enter it.');
});

test('by transfer, the account and the reference are named', async ({ page, shop, mock }) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 1);
  await shop.open('checkout');
  await fillSite(page);
  await page.getByRole('radio', { name: /^By bank transfer/ }).check();
  await placeOrder(page).click();
  await onResults(page, shop);
  const [order] = await customer.orders();
  expect(order?.payment).toBe('transfer');
  const total = await shop.figure('Total incl. VAT').textContent();
  await expect(shop.figure('Amount')).toHaveText(total ?? '');
  await expect(shop.figure('Account name')).toHaveText('Alderline Flooring Ltd');
  await expect(shop.figure('Sort code')).toHaveText(/^00-\d\d-\d\d$/);
  await expect(shop.figure('Reference')).toHaveText(/^[A-Z0-9]{6,18}$/);
  await page.getByRole('button', { name: 'Copy the reference' }).click();
  await expect(page.getByRole('button', { name: 'Reference copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shop.figure('Reference')).toHaveText(copied);
  await shop.expectAccessible();
});

test('samples have a checkout of their own, without delivery and VAT', async ({ page, shop, mock }) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await customer.fillSample('AL-H102');
  await shop.open('basket');
  await page.getByRole('link', { name: 'Order samples' }).click();
  await showLines(page);
  await expect(linesOf(page)).toHaveCount(1);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£0.00');
  await expect(page.getByText('There is nothing to pay.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await shop.expectAccessible();

  // a panel costs something, and carries no VAT
  await customer.fillSample('AL-V101');
  await shop.open('checkout', { sample: 1, projectInfo: 'j-1' });
  await showLines(page);
  await expect(linesOf(page).filter({ hasText: PANEL })).toContainText('£35.00');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£35.00');
  await fillSite(page);
  await page.getByRole('button', { name: 'Order the samples' }).click();
  await onResults(page, shop);
  await expect(shop.figure('Total incl. VAT')).toHaveText('£35.00');
  const [order] = await customer.orders();
  expect(order).toMatchObject({ isSample: 1, totalPence: 3500 });
  const { data } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId: customer.userId,
    orderId: order?.orderId ?? '',
  });
  expect(data).toMatchObject({ projectInfo: 'j-1', vatPence: 0, deliveryPence: 0 });
  // the floor waits for its own order
  expect((await customer.basket()).map(({ carType }) => carType)).toEqual([0]);
});

test('what another buyer has taken is shown at its line, and corrected there', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  await customer.fill('AL-X101', 2);
  await shop.open('checkout');
  await fillSite(page);
  await openStep(page, 'papers');
  await field(page, 'Job reference').fill('Mill Lane 4');
  await orders.setProduct('AL-H101', { inventoryBalance: 5 });
  await orders.setProduct('AL-X101', { productPrice: 9000 });
  await placeOrder(page).click();
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
  await expect(said).toContainText("2 lines of it can't be ordered as it stood");
  await expect(said).toContainText(`${FLOOR}: Only 5 of 8 packs are left.`);
  await expect(said.getByRole('list', { name: 'What has changed' })).toContainText('now £90.00 / m²');
  const line = linesOf(page).filter({ hasText: FLOOR });
  await expect(line).toContainText('Only 5 of 8 packs are left.');
  await shop.expectAccessible();
  expect(await customer.orders()).toEqual([]);

  await line.getByRole('button', { name: 'Use 5 packs' }).click();
  await expect(line).toContainText('5 packs');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(field(page, 'Job reference')).toHaveValue('Mill Lane 4');
  const total = await shop.figure('Total incl. VAT').textContent();
  await placeOrder(page).click();
  await onResults(page, shop);
  await expect(shop.figure('Total incl. VAT')).toHaveText(total ?? '');
  await expect.poll(() => customer.stockOf('AL-H101')).toBe(0);
});

test('an order over the credit limit is paid by transfer', async ({ page, shop, mock, orders }) => {
  const customer = await buyer(mock, 'architect@alderline.example');
  await customer.fill('AL-H101', 60);
  await shop.open('checkout');
  const account = page.getByRole('radio', { name: /^On account/ });
  await expect(account).toBeEnabled();
  await orders.setProduct('AL-H101', { productPrice: 9000 });
  await page.reload();
  await page.locator('html[data-live]').waitFor();
  await expect(account).toBeDisabled();
  await expect(page.getByText(/^You have £.* of credit left\. This order is £.* over\.$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^By bank transfer/ })).toBeChecked();
  await shop.expectAccessible();
});

test('an answer that is lost makes one order, also after a refresh', async ({
  page,
  shop,
  mock,
  quietConsole,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await shop.open('checkout');
  await fillSite(page);
  await page.route(/insertorder/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeOrder(page).click();
  const unsure = page.getByText('Your last order may not have reached us');
  await expect(unsure).toBeVisible();
  await page.unroute(/insertorder/);
  await page.reload();
  await page.locator('html[data-live]').waitFor();
  await expect(unsure).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await onResults(page, shop);
  expect(await customer.orders()).toHaveLength(1);
  expect(quietConsole.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('what is typed outlives a refresh, another page and the end of the session', async ({
  page,
  shop,
  mock,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await shop.open('checkout');
  await fillSite(page, { ...SITE, 'Post code': 'ip4 9zz' });
  await openStep(page, 'papers');
  await field(page, 'Job reference').fill('Mill Lane 4');
  await page.getByLabel('Notes').fill('Ring at the gate.');
  await page.getByRole('radio', { name: /^By bank transfer/ }).check();
  const isKept = async () => {
    await openStep(page, 'where to');
    await openStep(page, 'papers');
    await expect(field(page, 'Address')).toHaveValue('4 Mill Lane');
    await expect(field(page, 'Post code')).toHaveValue('ip4 9zz');
    await expect(field(page, 'Job reference')).toHaveValue('Mill Lane 4');
    await expect(page.getByLabel('Notes')).toHaveValue('Ring at the gate.');
    await expect(page.getByRole('radio', { name: /^By bank transfer/ })).toBeChecked();
  };
  await page.reload();
  await isKept();
  await page.getByRole('main').getByRole('link', { name: 'terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await page.goBack();
  await isKept();

  await page.locator('html[data-live]').waitFor();
  await page.route(/insertorder/, (route) => route.fulfill({ json: { resultCode: '-1000', resultMsg: '' } }));
  await placeOrder(page).click();
  await expect(page).toHaveURL(new RegExp(`${href('home', shop.device)}$`, 'i'));
  await page.unroute(/insertorder/);
  await shop.logIn();
  await shop.open('checkout');
  await isKept();
  await placeOrder(page).click();
  await onResults(page, shop);
  expect(await customer.orders()).toHaveLength(1);
});

test('a basket that changed in another tab is shown before it is ordered', async ({ page, shop, mock }) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await customer.fill('AL-X101', 2);
  await shop.open('checkout');
  await fillSite(page);
  await showLines(page);
  await expect(linesOf(page)).toHaveCount(2);
  const [, line] = await customer.basket();
  await customer.call('/woojiapi/order/deleteshoppingcar', {
    userId: customer.userId,
    carId: line?.carId ?? '',
  });
  await placeOrder(page).click();
  await expect(page.getByRole('list', { name: 'What has changed' })).toContainText(
    'is no longer in your basket.',
  );
  await expect(linesOf(page)).toHaveCount(1);
  expect(await customer.orders()).toEqual([]);
  await placeOrder(page).click();
  await onResults(page, shop);
});

test('an order that is not the company’s is not shown', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('order-placed', { order: 'o-elsewhere' });
  await expect(page.getByText('There is no such order of your company')).toBeVisible();
  await shop.expectAccessible();
  await shop.open('order-placed');
  await expect(page.getByText('There is no such order of your company')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});
