import { fillSite } from './checkout-steps.ts';
import { buyer } from './full-basket.ts';
import { expect, mainOf, press, saidIn, test } from './walk-test.ts';

test('checkout', async ({ page, shop, mock, walk }) => {
  const customer = await buyer(mock);
  await customer.fill('AL-H101', 2);
  await walk.reading({
    path: '/woojiapi/order/qrycheckout',
    open: () => shop.open('checkout'),
    told: saidIn(page),
    says: (words) => new RegExp(`The checkout could not be loaded.*${words}`, 's'),
    lacking: /The checkout can’t be shown online.*01632 960180/s,
  });
  const address = mainOf(page).getByRole('textbox', { name: 'Address', exact: true });
  await walk.write({
    path: '/woojiapi/order/insertorder',
    ready: () => fillSite(page),
    make: press(page, 'Place the order'),
    told: saidIn(page),
    lacking: /Orders can’t be placed online.*01632 960180/s,
    keeps: () => expect(address).toHaveValue('4 Mill Lane'),
  });
});

test('an order that was placed', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/order/qryorderdetail',
    open: () => shop.open('order-placed', { order: 'o-1' }),
    told: saidIn(page),
    says: (words) => new RegExp(`Your order could not be loaded.*${words}`, 's'),
    lacking: /Your order can’t be shown online.*01632 960180/s,
  });
});
