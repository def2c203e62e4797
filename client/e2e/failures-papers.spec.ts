import { dispatchOrder, placeOrder } from './place-order.ts';
import { expect, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test('invoices and papers', async ({ page, shop, mock, walk }) => {
  test.slow();
  const { orderId } = await placeOrder(await mock.enter());
  await dispatchOrder(mock, orderId);
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryinvoices',
    open: () => shop.open('invoices'),
    told: said,
    says: (words) => new RegExp(`Your invoices could not be loaded.*${words}`, 's'),
    lacking: /Your invoices can’t be shown at the moment.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/order/qrypaper',
    open: () => shop.open('print-invoice', { kind: 'invoice', id: orderId }),
    told: said,
    says: (words) => new RegExp(`This paper could not be loaded.*${words}`, 's'),
    lacking: /This paper can’t be shown at the moment.*01632 960180/s,
  });
  await walk.write({
    path: '/woojiapi/order/downloadpaper',
    ready: () => expect(page.getByRole('article')).toBeVisible(),
    make: press(page, 'Download PDF'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(page.getByRole('article')).toBeVisible(),
  });
});
