import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { SAMPLES_KEY } from '../features/samples/stored-choice.ts';
import { expect, FLOOR, mainOf, NOT_ONLINE, press, saidIn, test } from './walk-test.ts';

test('basket', async ({ page, shop, mock, walk }) => {
  const { call, userId, loginName } = await mock.enter();
  const line = orderLine(toProduct(itemByNumber('AL-H101')), 20);
  if (!line) throw new Error('AL-H101 has no price');
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  await walk.reading({
    path: '/woojiapi/order/qryshoppingcar',
    open: () => shop.open('basket'),
    told: saidIn(page),
    says: (words) => new RegExp(`Your basket could not be loaded.*${words}`, 's'),
    // documented-calls.phone.spec.ts
    lacking: null,
  });
  const packs = mainOf(page).getByRole('spinbutton', { name: `Packs of ${FLOOR}` });
  await walk.write({
    path: '/woojiapi/order/updateshoppingcar',
    make: press(page, /one more$/),
    told: saidIn(page),
    lacking: NOT_ONLINE,
    keeps: () => expect(packs).toHaveValue('20'),
  });
  const remove = mainOf(page).getByRole('button', { name: `Remove ${FLOOR}` });
  await walk.write({
    path: '/woojiapi/order/deleteshoppingcar',
    make: () => remove.click(),
    told: 'in a notice',
    keeps: () => expect(remove).toBeVisible(),
  });
});

test('quick order', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('basket');
  await page.getByRole('button', { name: 'Quick order' }).click();
  await page.getByLabel('Product numbers and quantities').fill('AL-H101 2');
  // the list is kept, so that the basket opens with it
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: () => shop.open('basket'),
    told: saidIn(page),
    says: () => 'The products for your list could not be loaded.',
    lacking: /The product numbers can’t be looked up online.*01632 960180/s,
  });
  await expect(page.getByLabel('Product numbers and quantities')).toHaveValue('AL-H101 2');
});

test('samples', async ({ page, shop, mock, walk }) => {
  const { userId } = await mock.enter();
  const { productId, productNo, productName, productSeries, productSurface, specification, mainImg } =
    toProduct(itemByNumber('AL-H101'));
  const sample = {
    productId,
    productNo,
    productName,
    productSeries,
    productSurface,
    specification,
    mainImg,
  };
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [SAMPLES_KEY, JSON.stringify({ version: 1, chosenBy: userId, samples: [sample] })],
  );
  await shop.open('samples');
  const chosen = page.getByRole('list', { name: 'Chosen samples' }).getByRole('listitem');
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    make: press(page, 'Next'),
    told: saidIn(page),
    keeps: () => expect(chosen).toHaveCount(1),
  });
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => {
      if (shop.device === 'mobile') {
        await press(page, 'Choose a sample')();
        await page.getByRole('dialog').getByRole('button', { name: 'Chevron' }).click();
      } else
        await page
          .getByRole('navigation', { name: 'Series' })
          .getByRole('link', { name: 'Chevron', exact: true })
          .click();
    },
    told: page.getByRole('alert').filter({ hasText: 'The floors of this series' }),
    says: () => 'The floors of this series could not be loaded.',
    lacking: 'The floors of this series can’t be shown online.',
  });
});

test('accessories and fitting', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const said = saidIn(page);
  const open = () => shop.open('accessories', { selctedProductList: 'p-0601:20' });
  const floors = {
    open,
    told: said,
    says: (words: string) => new RegExp(`What your floor needs could not be loaded.*${words}`, 's'),
    lacking: /What your floor needs can’t be shown online.*01632 960180/s,
  };
  await walk.reading({ path: '/woojiapi/product/qrybyproductid', ...floors });
  // without its facts no quantity is proposed
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    ...floors,
    lacking: null,
  });
  await walk.reading({ path: '/woojiapi/product/qrybrandseries', ...floors });
  await walk.reading({
    path: '/api/dic',
    open,
    told: page.getByRole('region', { name: 'Fitting' }),
    says: () => 'Fitting prices could not be loaded.',
    lacking: 'Fitting can’t be ordered here.',
  });
  const adhesive = page.getByRole('checkbox', { name: /Elastic Wood Floor Adhesive/ });
  await walk.write({
    path: '/woojiapi/order/insertbatchshoppingcar',
    ready: () => adhesive.check(),
    make: press(page, 'ADD TO BASKET'),
    told: said,
    keeps: () => expect(adhesive).toBeChecked(),
  });
});
