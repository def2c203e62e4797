import type { Page } from '@playwright/test';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { href } from '../../contracts/site/site-map.ts';
import { fillPoNumber, fillSite, placeOrder } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { expect, test } from './order-test.ts';
import type { Shop } from './shop-test.ts';

const TAKEN = '4242 4242 4242 4242';
const CHALLENGE = '4000 0000 0000 3220';
const DECLINED = '4000 0000 0000 0002';
const SILENT = '4000 0000 0000 1976';
/** The address of the provider's page. */
const HOSTED = /\/pay\/cs_/;

/** The provider's page, which is no page of the shop. */
async function onHostedPage(page: Page, baseURL: string | undefined): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay by card', exact: true })).toBeVisible();
  expect(new URL(page.url()).origin).not.toBe(new URL(baseURL ?? '').origin);
}

/** By the keyboard alone. */
async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').focus();
  await page.keyboard.type(number);
  for (const text of ['08/40', '123', 'Tom Halloran']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

async function onResult(page: Page, shop: Shop, title: string): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const url = new URL(page.url());
  expect(url.pathname).toBe(href('order-placed', shop.device));
  return url.searchParams.get('payment') ?? '';
}

test('from the basket by card: the bank asks to confirm, and the order is paid', async ({
  page,
  shop,
  mock,
  baseURL,
}) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 8);
  await shop.open('checkout');
  await fillSite(page);
  await fillPoNumber(page, 'PO-1180');
  await page.getByRole('radio', { name: /^By card/ }).check();
  await expect(placeOrder(page)).toHaveText('Place the order and pay by card');
  await placeOrder(page).click();

  await onHostedPage(page, baseURL);
  await shop.expectAccessible();
  await enterCard(page, CHALLENGE);
  await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Confirm the payment' }).click();

  await onResult(page, shop, 'Thank you, your payment has arrived');
  await expect(page.getByText('from your card ending in 3220.')).toBeVisible();
  await shop.expectAccessible();
  await page.reload();
  await onResult(page, shop, 'Thank you, your payment has arrived');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(shop.figure('Payment')).toHaveText('Paid');
  await expect(page.getByText('Your card payment has arrived.')).toBeVisible();
  expect(await customer.basket()).toEqual([]);
});

test('cancelled, declined, then a bank that keeps us waiting: nothing is lost, and it is paid once', async ({
  page,
  shop,
  mock,
  orders,
  baseURL,
}) => {
  const order = await orders.place(await mock.enter(), { 'AL-H101': 4 }, { payment: 'card' });
  await shop.open('order-placed', { order: order.orderId });
  await shop.expectAccessible();
  await page.getByRole('button', { name: /^Pay £.* by card$/ }).click();
  await onHostedPage(page, baseURL);

  // after Back the payment that has begun is offered, not a second one
  await page.goBack();
  const begun = page.getByRole('list', { name: 'Being paid by card' });
  await expect(begun).toContainText(`£${(order.totalPence / 100).toFixed(2)} for ${order.orderNo}`);
  await expect(page.getByRole('button', { name: /^Pay |^Put it on account/ })).toHaveCount(0);
  await begun.getByRole('link', { name: 'Continue or cancel' }).click();
  await page.getByRole('link', { name: 'Continue to the payment page' }).click();
  await onHostedPage(page, baseURL);
  await page.getByRole('button', { name: /^Cancel and go back/ }).click();
  await onResult(page, shop, 'You have not paid');
  await expect(page.getByRole('button', { name: 'Put it on account' })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await onHostedPage(page, baseURL);
  await enterCard(page, DECLINED);
  await onResult(page, shop, 'Your payment has failed');
  await expect(
    page.getByText('Your bank has declined the card. It was not charged. Your order is kept.'),
  ).toBeVisible();
  await shop.expectAccessible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await onHostedPage(page, baseURL);
  await enterCard(page, SILENT);
  await page.getByRole('link', { name: /^Go back to/ }).click();
  const payment = await onResult(page, shop, 'We are waiting for your bank');
  await expect(page.getByText(/^Begun by Tom Halloran on /)).toBeVisible();
  await shop.expectAccessible();
  await page.reload();
  await onResult(page, shop, 'We are waiting for your bank');

  // the page asks again by itself
  await mock.write('PATCH /card-payments', { callBacks: 'never' });
  await mock.write(`POST /card-payments/${payment}`, { outcome: 'paid' });
  await onResult(page, shop, 'Thank you, your payment has arrived');
  await shop.open('orders', { id: order.orderId });
  await expect(shop.figure('Payment')).toHaveText('Paid');
});

test('a payment page that is stopped while it loads leaves the payment to be continued', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const order = await orders.place(await mock.enter(), { 'AL-H101': 4 }, { payment: 'card' });
  await shop.open('payments');
  await page.getByRole('checkbox', { name: `Pay Order ${order.orderNo}` }).check();
  await page.route(HOSTED, () => undefined);
  const asked = page.waitForRequest(HOSTED);
  const pay = page.getByRole('button', { name: 'Pay by card' });
  await pay.click({ noWaitAfter: true });
  await asked;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.stopLoading');
  const begun = page.getByRole('list', { name: 'Being paid by card' });
  await expect(begun.getByRole('link', { name: 'Continue or cancel' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('an invoice in part and an order at once; a provider that is out of order loses nothing', async ({
  page,
  shop,
  mock,
  orders,
  baseURL,
  quietConsole,
}) => {
  const customer = await mock.enter();
  await shop.open('payments');
  await expect(page.getByRole('heading', { name: 'Nothing is to be paid' })).toBeVisible();
  const invoiced = await orders.place(customer, { 'AL-H101': 6 });
  await orders.moveTo(invoiced, 'dispatched');
  const order = await orders.place(customer, { 'AL-H101': 2 }, { payment: 'card' });

  await shop.open('account');
  await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click();
  const rows = shop.rows('To be paid');
  await expect(rows).toHaveCount(2);
  await shop.expectAccessible();
  await page.getByRole('checkbox', { name: 'Tick all' }).check();
  const amount = page.getByRole('textbox', { name: /^Pay now, Invoice/ });
  await amount.fill('999999');
  await expect(amount).toHaveAccessibleDescription(/^At most £/);
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeDisabled();
  await amount.fill('100.50');
  await shop.expectAccessible();

  await mock.write('PATCH /card-payments', { provider: 'down' });
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(
    page.getByText('The payment provider does not answer. Nothing has been charged.'),
  ).toBeVisible();
  await expect(amount).toHaveValue('100.50');
  // the browser itself reports that reply
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('502')]);
  await mock.write('PATCH /card-payments', { provider: 'up' });
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await onHostedPage(page, baseURL);
  const sum = `£${((order.totalPence + 10_050) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('button', { name: `Pay ${sum}` })).toBeVisible();
  await enterCard(page, TAKEN);

  await onResult(page, shop, 'Thank you, your payment has arrived');
  await page.getByRole('link', { name: 'What else is to be paid' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(/Invoice AI-\d+/);
  await expect(rows.first()).toContainText(/of £/);

  await mock.open('card-payments');
  await expect(page.getByText('Shop: paid')).toBeVisible();
  await expect(page.getByText('Provider: paid')).toBeVisible();
  await page.getByRole('button', { name: /^Send the call back/ }).click();
  await expect(page.getByText('The shop has taken the call back')).toBeVisible();
  await shop.expectAccessible();
});

test('credit of a cancelled order pays what is ticked, as far as it goes, after a question', async ({
  page,
  shop,
  mock,
  orders,
}) => {
  const customer = await mock.enter();
  const invoiced = await orders.place(customer, { 'AL-H101': 6 });
  await orders.moveTo(invoiced, 'dispatched');
  const order = await orders.place(customer, { 'AL-H101': 2 }, { payment: 'card' });
  const { totalPence: credit } = await orders.cancelPaid(customer, { 'AL-H101': 3 });
  await shop.open('payments');
  const main = page.getByRole('main');
  await expect(main.getByText(`You have ${formatPence(credit)} in credit`)).toBeVisible();
  await expect(main.getByRole('button', { name: /of your credit$/ })).toBeHidden();
  await page.getByRole('checkbox', { name: `Pay Order ${order.orderNo}` }).check();
  await main.getByRole('button', { name: `Use ${formatPence(order.totalPence)} of your credit` }).click();
  const question = page.getByRole('dialog', { name: 'Use your credit?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('checkbox', { name: 'Tick all' }).check();
  await main.getByRole('button', { name: `Use ${formatPence(credit)} of your credit` }).click();
  const shares = question.getByRole('list', { name: 'Paid from your credit' }).getByRole('listitem');
  await expect(shares).toHaveText([
    `Order ${order.orderNo}${formatPence(order.totalPence)}`,
    new RegExp(`^Invoice AI-\\d+${formatPence(credit - order.totalPence)}$`),
  ]);
  await expect(question.getByText('Nothing will be left in credit.')).toBeVisible();
  await shop.expectAccessible();
  await question.getByRole('button', { name: `Use ${formatPence(credit)}` }).dblclick();
  await expect(page.getByText(`${formatPence(credit)} of your credit has been used.`)).toBeVisible();
  await expect(question).toBeHidden();
  const rows = shop.rows('To be paid');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(formatPence(invoiced.totalPence - credit + order.totalPence));
  await expect(main.getByText(/in credit from/)).toBeHidden();
  const { data } = await customer.call('/woojiapi/order/qryorderdetail', {
    userId: customer.userId,
    orderId: order.orderId,
  });
  expect(data).toMatchObject({ sts: 'confirmed', duePence: 0 });
});

test('over the credit limit the account takes what it can, and the difference goes by card', async ({
  page,
  shop,
  mock,
  orders,
  baseURL,
}) => {
  const customer = await buyer(mock, 'architect@alderline.example');
  await orders.setProduct('AL-H101', { inventoryBalance: 400 });
  await customer.fill('AL-H101', 120);
  await shop.open('checkout');
  await fillSite(page);
  const total = penceOf(await shop.figure('Total incl. VAT').innerText());
  const over = total - 500_000;
  expect(over).toBeGreaterThan(0);
  await expect(page.getByRole('radio', { name: /^On account/ })).toBeDisabled();
  await page.getByRole('radio', { name: `${formatPence(over)} by card, the rest on account` }).check();
  await expect(page.getByText('£5,000.00 goes on your account and you pay the rest by card.')).toBeVisible();
  await shop.expectAccessible();
  await expect(placeOrder(page)).toHaveText('Place the order and pay by card');
  await placeOrder(page).click();
  await onHostedPage(page, baseURL);
  await expect(page.getByRole('button', { name: `Pay ${formatPence(over)}` })).toBeVisible();

  // declined, the order is kept and only the difference is asked for again
  await enterCard(page, DECLINED);
  await onResult(page, shop, 'Your payment has failed');
  await expect(page.getByRole('button', { name: 'Pay by bank transfer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it on account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await onHostedPage(page, baseURL);
  await enterCard(page, TAKEN);
  await onResult(page, shop, 'Thank you, your payment has arrived');
  const [order, ...others] = await customer.orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({ payment: 'account', totalPence: total, duePence: 500_000 });
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(shop.figure('Amount')).toHaveText('£5,000.00');
  // nothing is left for another order on account
  await shop.open('account');
  await expect(shop.figure('Available credit')).toHaveText('£0.00');
});

test('a sample of a panel is paid by card, and carries no VAT', async ({ page, shop, mock, baseURL }) => {
  const customer = await buyer(mock);
  await customer.fillSample('AL-V101');
  await customer.fillSample('AL-H102');
  await shop.open('checkout', { sample: 1 });
  await fillSite(page);
  await page.getByRole('radio', { name: /^By card/ }).check();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£35.00');
  await page.getByRole('button', { name: /pay by card$/ }).click();
  await onHostedPage(page, baseURL);
  await expect(page.getByRole('button', { name: 'Pay £35.00' })).toBeVisible();
  await enterCard(page, TAKEN);
  await onResult(page, shop, 'Thank you, your payment has arrived');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(shop.figure('Payment')).toHaveText('Paid');
  await expect(shop.figure('VAT')).toHaveText('£0.00');
  const [order] = await customer.orders();
  expect(order).toMatchObject({ isSample: 1, payment: 'card', totalPence: 3500, duePence: 0 });
});

const penceOf = (text: string) => Number(text.replace(/\D/g, ''));
