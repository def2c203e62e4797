import { mergeTests } from '@playwright/test';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';
import { test as quotationTest } from './quotation-test.ts';
import { expect, NOT_ONLINE, press, saidIn, test as walkTest } from './walk-test.ts';

const test = mergeTests(walkTest, quotationTest);

test('papers of a quotation', async ({ page, shop, mock, quotations, walk }) => {
  const id = await quotations.make(await mock.enter());
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/order/qryquotationpaper',
    open: () => shop.open('print-quotation', { id }),
    told: said,
    says: (words) => new RegExp(`This quotation could not be loaded.*${words}`, 's'),
    lacking: /This quotation can’t be shown online.*01632 960180/s,
  });
  await walk.write({
    path: '/woojiapi/order/downloadquotation',
    ready: () => expect(page.getByRole('article')).toBeVisible(),
    make: press(page, 'Download PDF'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(page.getByRole('article')).toBeVisible(),
  });
  const form = page.getByRole('group').filter({ hasText: 'Copy for your client' });
  const unfold = async () => {
    await page.getByText('Copy for your client', { exact: true }).click();
  };
  await walk.reading({
    path: '/woojiapi/user/qrycompanylogo',
    open: () => shop.open('quotation', { id }),
    ready: unfold,
    told: said,
    says: (words) => new RegExp(`Your logo could not be loaded.*${words}`, 's'),
    lacking: /Your logo can’t be shown online.*01632 960180/s,
  });
  await shop.open('quotation', { id });
  const choose = () =>
    page
      .getByLabel('Your logo as a file')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: plainPicture() });
  await walk.write({
    path: '/woojiapi/user/uploadcompanylogo',
    ready: unfold,
    make: choose,
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(form.getByRole('button', { name: 'Add your logo' })).toBeVisible(),
  });
  await choose();
  const remove = page.getByRole('button', { name: 'Remove logo' });
  await expect(remove).toBeVisible();
  await page.reload();
  await walk.write({
    path: '/woojiapi/user/deletecompanylogo',
    ready: unfold,
    make: press(page, 'Remove logo'),
    told: said,
    lacking: NOT_ONLINE,
    keeps: () => expect(remove).toBeVisible(),
  });
});
