import { mergeTests, type Page } from '@playwright/test';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { chooseMore } from './more-menu.ts';
import { keepPlan, PLANNED_FLOOR, plannedRoom } from './plan-test.ts';
import { test as quotationTest } from './quotation-test.ts';
import { expect, mainOf, NOT_ONLINE, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, quotationTest);

const press = (page: Page, name: string) => () =>
  mainOf(page).getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');
const told = (page: Page) => dialogOf(page).getByRole('alert').filter({ hasText: /\S/ });

test('the list of quotations', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/order/qryquotations',
    open: () => shop.open('quotations'),
    told: saidIn(page),
    says: (words) => new RegExp(`Your quotations could not be loaded.*${words}`, 's'),
    lacking: /Your quotations can’t be shown online.*01632 960180/s,
  });
});

test('a draft of a quotation', async ({ page, shop, mock, quotations, walk }) => {
  const id = await quotations.make(await mock.enter());
  await walk.reading({
    path: '/woojiapi/order/qryquotationdetail',
    open: () => shop.open('quotation', { id }),
    told: saidIn(page),
    says: (words) => new RegExp(`This quotation could not be loaded.*${words}`, 's'),
    lacking: /This quotation can’t be shown online.*01632 960180/s,
  });
  const dialog = dialogOf(page);
  const send = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click();
  const inDialog = { told: told(page), lacking: NOT_ONLINE };
  const close = () => page.keyboard.press('Escape');
  await walk.write({
    path: '/woojiapi/order/requestquotation',
    ready: async () => {
      await press(page, 'Ask for a price')();
      await dialog.getByLabel('What should we know?').fill('We start in May.');
    },
    make: send('Send the request'),
    ...inDialog,
    keeps: () => expect(dialog.getByLabel('What should we know?')).toHaveValue('We start in May.'),
  });
  await walk.write({
    path: '/woojiapi/order/acceptquotation',
    ready: async () => {
      await press(page, 'Accept')();
      await dialog.getByLabel('Accepted by').fill('Ada Moss');
    },
    make: send('Accept'),
    ...inDialog,
    keeps: () => expect(dialog.getByLabel('Accepted by')).toHaveValue('Ada Moss'),
  });
  await walk.write({
    path: '/woojiapi/order/updatequotation',
    ready: async () => {
      await chooseMore(page, 'Change details')();
      await dialog.getByLabel('Client').fill('Ben Rowe');
    },
    make: send('Save'),
    ...inDialog,
    keeps: () => expect(dialog.getByLabel('Client')).toHaveValue('Ben Rowe'),
  });
  await walk.write({
    path: '/woojiapi/order/copyquotation',
    ready: async () => {
      await chooseMore(page, 'Duplicate')();
      await dialog.getByLabel('House type').fill('type B');
    },
    make: send('Make the copy'),
    ...inDialog,
    keeps: () => expect(dialog.getByLabel('House type')).toHaveValue('type B'),
  });
  await walk.write({
    path: '/woojiapi/order/insertquotationbasket',
    make: chooseMore(page, 'Put into the basket'),
    told: saidIn(page),
    lacking: NOT_ONLINE,
  });
  await walk.write({
    path: '/woojiapi/order/deletequotation',
    ready: chooseMore(page, 'Delete'),
    make: send('Delete it'),
    ...inDialog,
  });
  await close();
});

test('an answered quotation', async ({ page, shop, mock, quotations, walk }) => {
  const customer = await mock.enter();
  const id = await quotations.make(customer);
  const { userId } = customer;
  const asked = { userId, quotationId: id, version: 1, message: '' };
  await customer.call('/woojiapi/order/requestquotation', asked);
  await quotations.answer(customer, id, 'Ten percent off.');
  await shop.open('quotation', { id });
  const dialog = dialogOf(page);
  await walk.write({
    path: '/woojiapi/order/declinequotation',
    ready: async () => {
      await chooseMore(page, 'Decline')();
      await dialog.getByLabel('Why do you decline it?').fill('Too late.');
    },
    make: () => dialog.getByRole('button', { name: 'Decline it' }).click(),
    told: told(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(dialog.getByLabel('Why do you decline it?')).toHaveValue('Too late.'),
  });
  const text = page.getByLabel('Write to us about this quotation');
  await walk.write({
    path: '/woojiapi/order/insertquotationmessage',
    ready: () => text.fill('When can you deliver?'),
    make: press(page, 'Send the message'),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(text).toHaveValue('When can you deliver?'),
  });
  const chosen = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  const remove = page.getByRole('button', { name: 'Remove plan.png' });
  const choose = async () => {
    if ((await remove.count()) > 0) await remove.click();
    await page
      .getByLabel('Files for the message')
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: plainPicture() });
  };
  await walk.write({
    path: '/woojiapi/order/uploadquotationfile',
    make: choose,
    told: chosen.filter({ hasText: 'plan.png' }),
    lacking: 'Files can’t be sent online.',
  });
  const file = page.getByRole('button', { name: /\.webp/ });
  await walk.write({
    path: '/woojiapi/order/downloadquotationfile',
    ready: async () => {
      await expect(text).toBeVisible();
      if ((await file.count()) > 0) return;
      await choose();
      await expect(chosen).toContainText('Uploaded');
      await text.fill('The drawing.');
      await press(page, 'Send the message')();
      await expect(file).toBeVisible();
    },
    make: () => file.click(),
    told: saidIn(page),
    lacking: NOT_ONLINE,
  });
});

test('a quotation from a plan', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await keepPlan(page, [plannedRoom('r-1', 'Hall', 0, PLANNED_FLOOR.productId)]);
  await walk.reading({
    path: '/woojiapi/order/qryplanfacts',
    open: () => shop.open('quotation'),
    told: saidIn(page),
    says: (words) => new RegExp(`Your quotation could not be loaded.*${words}`, 's'),
    lacking: null,
  });
  const client = page.getByLabel('Client');
  await walk.write({
    path: '/woojiapi/order/insertquotation',
    ready: () => client.fill('Ada Moss'),
    make: press(page, 'Save the quotation'),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(client).toHaveValue('Ada Moss'),
  });
});
