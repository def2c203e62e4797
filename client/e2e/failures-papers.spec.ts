import { mergeTests } from '@playwright/test';
import { test as orderTest } from './order-test.ts';
import { expect, NOT_ONLINE, press, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, orderTest);

test('invoices and papers', async ({ page, shop, mock, orders, walk }) => {
  const order = await orders.place(await mock.enter(), { 'AL-H101': 2 });
  await orders.moveTo(order, 'dispatched');
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryinvoices',
    open: () => shop.open('invoices'),
    told: said,
    says: (words) => new RegExp(`Your invoices could not be loaded.*${words}`, 's'),
    lacking: /Your invoices can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/order/qrypaper',
    open: () => shop.open('print-paper', { kind: 'invoice', id: order.orderId }),
    told: said,
    says: (words) => new RegExp(`This paper could not be loaded.*${words}`, 's'),
    lacking: /This paper can’t be shown online.*01632 960180/s,
  });
  await walk.write({
    path: '/woojiapi/order/downloadpaper',
    every: true,
    ready: () => expect(page.getByRole('article')).toBeVisible(),
    make: press(page, 'Download PDF'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(page.getByRole('article')).toBeVisible(),
  });
  const months = page.getByLabel('Month');
  await shop.open('invoices');
  await walk.write({
    path: '/woojiapi/order/downloadpapers',
    ready: () => expect(months).toBeVisible(),
    make: press(page, 'All papers as zip'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(months).toBeVisible(),
  });
});
