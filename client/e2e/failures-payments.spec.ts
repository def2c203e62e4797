import { mergeTests } from '@playwright/test';
import { formatPence } from '../../contracts/domain/money/money.ts';
import { test as orderTest } from './order-test.ts';
import { expect, NOT_ONLINE, press, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, orderTest);

test('payments', async ({ page, shop, mock, orders, walk }) => {
  const customer = await mock.enter();
  const { orderId, totalPence } = await orders.place(customer, { 'AL-H101': 2 }, { payment: 'card' });
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qrytopay',
    open: () => shop.open('payments'),
    told: said,
    says: (words) => new RegExp(`What is to be paid could not be loaded.*${words}`, 's'),
    lacking: /What is to be paid can’t be shown online.*01632 960180/s,
  });
  const box = page.getByRole('checkbox', { name: /^Pay Order/ });
  await walk.write({
    path: '/woojiapi/order/insertcardpayment',
    ready: async () => {
      await shop.open('payments');
      await box.check();
    },
    make: press(page, 'Pay by card'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(box).toBeChecked(),
  });
  const cancelled = await orders.cancelPaid(customer, { 'AL-H101': 1 });
  await walk.write({
    path: '/woojiapi/order/insertcreditpayment',
    ready: async () => {
      await shop.open('payments');
      await box.check();
      await page.getByRole('button', { name: /of your credit$/ }).click();
    },
    make: press(page, `Use ${formatPence(cancelled.totalPence)}`),
    told: said,
    lacking: NOT_ONLINE,
  });
  await walk.write({
    path: '/woojiapi/order/updateorderpayment',
    ready: () => shop.open('orders', { id: orderId }),
    make: press(page, 'Pay by bank transfer'),
    told: said,
    lacking: NOT_ONLINE,
  });
  const { data } = await customer.call('/woojiapi/order/insertcardpayment', {
    userId: customer.userId,
    items: [{ kind: 'order', id: orderId, amountPence: totalPence }],
    returnUrl: 'http://shop.example/Results',
  });
  const { cardPaymentId: payment } = data;
  await walk.reading({
    path: '/woojiapi/order/qrycardpayment',
    open: () => shop.open('order-placed', { payment }),
    told: said,
    says: (words) => new RegExp(`Your payment could not be loaded.*${words}`, 's'),
    lacking: /Your payment can’t be shown online.*01632 960180/s,
  });
  await walk.write({
    path: '/woojiapi/order/cancelcardpayment',
    ready: () => shop.open('order-placed', { payment }),
    make: press(page, 'Cancel this payment'),
    told: said,
    lacking: NOT_ONLINE,
  });
});
