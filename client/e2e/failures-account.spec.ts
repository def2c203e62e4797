import { mergeTests } from '@playwright/test';
import { test as orderTest } from './order-test.ts';
import { expect, mainOf, NOT_ONLINE, press, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, orderTest);

test('my account', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const open = () => shop.open('account');
  await walk.reading({
    path: '/woojiapi/order/qryorders',
    open,
    told: saidIn(page),
    says: (words) => new RegExp(`Your orders could not be loaded.*${words}`, 's'),
    lacking: /Your orders can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/order/qrycheckout',
    open,
    told: saidIn(page),
    says: () => 'Your credit could not be loaded.',
    lacking: 'Your credit can’t be shown online.',
  });
});

test('the list of orders', async ({ page, shop, mock, orders, walk }) => {
  const customer = await mock.enter();
  await orders.place(customer, { 'AL-H101': 1 });
  await walk.reading({
    path: '/woojiapi/order/qryorders',
    every: true,
    open: () => shop.open('orders'),
    told: saidIn(page),
    says: (words) => new RegExp(`Your orders could not be loaded.*${words}`, 's'),
    lacking: /Your orders can’t be shown online.*01632 960180/s,
  });
});

test('an order', async ({ page, shop, mock, orders, walk }) => {
  const customer = await mock.enter();
  const { orderId } = await orders.place(customer, { 'AL-H101': 1 });
  const open = () => shop.open('orders', { id: orderId });
  await walk.reading({
    path: '/woojiapi/order/qryorderdetail',
    open,
    told: saidIn(page),
    says: (words) => new RegExp(`This order could not be loaded.*${words}`, 's'),
    lacking: /This order can’t be shown online.*01632 960180/s,
  });
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await open();
  await walk.write({
    path: '/woojiapi/order/cancelorder',
    ready: press(page, 'Cancel order'),
    make: () => dialog.getByRole('button', { name: 'Cancel the order' }).click(),
    told,
    lacking: NOT_ONLINE,
    keeps: () => expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeVisible(),
  });
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open,
    ready: press(page, 'Order again'),
    told,
    says: (words) => new RegExp(`Today’s prices could not be loaded.*${words}`, 's'),
    lacking: /Today’s prices can’t be shown online.*01632 960180/s,
  });
  await open();
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    ready: press(page, 'Order again'),
    make: () => dialog.getByRole('button', { name: 'Put 1 line into the basket' }).click(),
    told,
    keeps: () => expect(dialog.getByRole('checkbox')).toBeChecked(),
  });
});

test('the address book', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const open = () => shop.open('addresses');
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryaddresses',
    open,
    told: said,
    says: (words) => new RegExp(`Your addresses could not be loaded.*${words}`, 's'),
    lacking: /Your addresses can’t be shown online.*01632 960180/s,
  });
  await open();
  const town = page.getByLabel('Town');
  const inForm = {
    make: press(page, 'Save address'),
    told: said,
    lacking: /Addresses can’t be saved online.*01632 960180/s,
    keeps: () => expect(town).toHaveValue('Felixstowe'),
  };
  await walk.write({
    path: '/woojiapi/order/insertaddress',
    ready: async () => {
      await press(page, 'Add an address')();
      await page.getByLabel('Name in the address book').fill('Annexe');
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('4 Mill Lane');
      await town.fill('Felixstowe');
      await page.getByLabel('Post code').fill('IP4 9ZZ');
      await page.getByLabel('Who receives the goods').fill('Ada Moss');
      await page.getByLabel('Phone on site').fill('01632 960141');
      await page.getByLabel('Unloading').selectOption('Tail lift on our vehicle');
      await page.getByLabel('Largest vehicle').selectOption('Van');
    },
    ...inForm,
  });
  await walk.write({
    path: '/woojiapi/order/updateaddress',
    ready: async () => {
      await press(page, 'Change Mill Lane site')();
      await town.fill('Felixstowe');
    },
    ...inForm,
  });
  await walk.write({
    path: '/woojiapi/order/deleteaddress',
    make: press(page, 'Remove Mill Lane site'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(mainOf(page).getByRole('button', { name: 'Change Mill Lane site' })).toBeVisible(),
  });
});
