import type { Page } from '@playwright/test';
import { expect, FLOOR, follow, mainOf, press, saidIn, test } from './walk-test.ts';

test('a product: its price, and into the basket', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const panel = page.getByRole('region', { name: 'Price and quantity' });
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: () => shop.open('product', { id: 'p-0601' }),
    told: panel.getByRole('alert').filter({ hasText: 'price' }),
    says: () => 'Your price could not be loaded.',
    lacking: 'Your price can’t be shown online.',
  });
  const area = page.getByLabel(/^Area/);
  await walk.write({
    path: '/woojiapi/order/insertshoppingcar',
    every: true,
    ready: () => area.fill('10'),
    make: press(page, 'Add to basket'),
    told: 'in a notice',
    keeps: () => expect(area).toHaveValue('10'),
  });
  const sheet = press(page, /^Download: Data sheet/);
  await walk.write({
    path: '/api/download',
    make: sheet,
    told: 'in a notice',
  });
});

test('a product into a project', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  const dialog = page.getByRole('dialog');
  const openDialog = async () => {
    await page.getByLabel(/^Area/).fill('10');
    await press(page, 'Add to project')();
  };
  const told = dialog.getByRole('alert').filter({ hasText: /\S/ });
  await walk.reading({
    path: '/woojiapi/order/qryprojectbyuserid',
    open: async () => undefined,
    ready: openDialog,
    told,
    says: () => 'Your projects could not be loaded.',
    lacking: 'Your projects can’t be shown online.',
  });
  const project = dialog.getByRole('radio');
  await walk.write({
    path: '/woojiapi/order/insertprojectproduct',
    ready: async () => {
      if (!(await dialog.isVisible())) await openDialog();
      await project.check();
    },
    make: press(page, 'Add'),
    told,
    keeps: () => expect(project).toBeChecked(),
  });
  const name = dialog.getByPlaceholder('Project Name');
  const create = () => dialog.getByRole('button', { name: 'Create' }).click();
  await walk.write({
    path: '/woojiapi/order/insertproject',
    ready: async () => {
      await openDialog();
      await create();
      await name.fill('Orchard House');
    },
    make: create,
    told,
    keeps: () => expect(name).toHaveValue('Orchard House'),
  });
});

test('a product opened from a list, and the parts below it', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const openFromList = async () => {
    await shop.open('flooring', { type: 'herringbone' });
    await mainOf(page).getByRole('link', { name: FLOOR }).first().click();
  };
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: openFromList,
    told: saidIn(page),
    says: (words) => new RegExp(`This product could not be loaded.*${words}`, 's'),
    lacking: /This product can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    open: openFromList,
    told: page.getByRole('region', { name: 'Technical data' }).getByRole('alert'),
    says: () => 'The technical data could not be loaded.',
    lacking: 'The technical data can’t be shown online.',
  });
  // the product itself names its main files
  await walk.reading({ path: '/woojiapi/product/qryproductfiles', open: openFromList, told: 'nowhere' });
  await expect(page.getByRole('button', { name: /^Download: / })).not.toHaveCount(0);
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    // a floor opened from the gallery brings no list along
    open: async () => {
      await shop.open('gallery', { project: 'g-03' });
      const laid = page.getByRole('dialog').getByRole('region', { name: 'Floors laid' });
      await laid.getByRole('link').first().click();
    },
    told: 'nowhere',
  });
});

test('floors side by side', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('flooring', { type: 'herringbone' });
  for (const name of [FLOOR, 'Burnham Oak Grey']) {
    const card = mainOf(page).getByRole('article').filter({ hasText: name });
    await card.hover();
    await card.getByRole('button', { name: `Compare ${name}` }).click();
  }
  const compare = async () => {
    await shop.open('flooring', { type: 'herringbone' });
    await mainOf(page).getByRole('link', { name: 'Compare 2' }).click();
  };
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: compare,
    told: saidIn(page),
    says: (words) => new RegExp(`These floors could not be loaded.*${words}`, 's'),
    lacking: /These floors can’t be shown online.*01632 960180/s,
  });
  await walk.reading({
    path: '/woojiapi/product/qryproductspec',
    open: compare,
    told: saidIn(page),
    says: () => 'Some of the technical data could not be loaded.',
    lacking: 'Some of the technical data can’t be shown online.',
  });
  await compare();
  await expect(page.getByRole('heading', { name: 'Compare floors' })).toBeVisible();
  const save = press(page, 'Download data sheets');
  await walk.write({ path: '/woojiapi/product/qryproductfiles', make: save, told: 'in a notice' });
  await walk.write({ path: '/api/download', make: save, told: 'in a notice' });
});

test('a floor laid out in a room', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: () => shop.open('layout', { id: 'p-0303', length: 5200, width: 3800 }),
    told: saidIn(page).filter({ hasText: 'price' }),
    says: () => 'Your price could not be loaded.',
    lacking: 'Your price can’t be shown online.',
  });
  await walk.write({
    path: '/woojiapi/order/insertshoppingcar',
    make: press(page, 'Add 9 packs to basket'),
    told: 'in a notice',
    keeps: () => expect(page.getByLabel('Length in metres')).toHaveValue('5.2'),
  });
});

test('a floor in a photo', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  // the page comes with the floor, and shows no price
  await walk.reading({
    path: '/woojiapi/product/qrybyproductid',
    open: () => shop.open('your-room', { id: 'p-0303' }),
    told: 'nowhere',
  });
  await expect(page.getByRole('heading', { name: 'Choose a photo of your room' })).toBeVisible();
});

test('a floor in 3D', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0601' });
  const close = page.getByRole('button', { name: 'Close the 3D model' });
  await walk.write({
    path: '/api/download',
    make: async () => {
      if (await close.isVisible()) await close.click();
      await press(page, /^(View in 3D|Show: 3D model)$/)();
    },
    told: mainOf(page).getByRole('status').filter({ hasText: 'The model' }),
    says: () => 'The model could not be loaded. Close it and try again, or download the file.',
  });
});

test('lists of floors', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const said = saidIn(page);
  await walk.reading({
    path: '/woojiapi/product/qryseriesprices',
    open: async () => {
      await shop.open('flooring', { type: 'chevron' });
      // the list itself has them
      await expect(mainOf(page)).toContainText('£');
    },
    told: 'nowhere',
  });
  await expect(said).toHaveCount(0);
  const use = page.getByRole('group', { name: 'Use', exact: true });
  await walk.reading({
    path: '/woojiapi/product/qryfloorfacts',
    open: () => shop.open('flooring', { type: 'chevron' }),
    ready: () => page.getByRole('button', { name: 'Use', exact: true }).click(),
    told: use,
    says: () => 'The technical data could not be loaded.',
    lacking: 'The technical data can’t be shown online.',
  });
  const openList = async () => {
    await shop.open('terms');
    await follow(page, 'All Floor');
  };
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: openList,
    told: said,
    says: (words) => new RegExp(`The floors could not be loaded.*${words}`, 's'),
    lacking: 'The floors can’t be shown online',
  });
  // the filters offer what the floors have
  await walk.reading({ path: '/woojiapi/compose/qrydicbytype', open: openList, told: 'nowhere' });
  await expect(mainOf(page).getByRole('article')).not.toHaveCount(0);
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => {
      await shop.open('terms');
      await follow(page, 'Series');
    },
    told: said,
    says: (words) => new RegExp(`The series could not be loaded.*${words}`, 's'),
    lacking: 'The series can’t be shown online',
  });
  await asInLongShop(page);
  await walk.reading({
    path: '/woojiapi/product/qryproductpage',
    open: openList,
    told: said,
    says: (words) => new RegExp(`The floors could not be loaded.*${words}`, 's'),
    // the list is read whole
    lacking: null,
  });
});

test('the search', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  const search = page.getByRole('dialog', { name: 'Search' });
  await walk.reading({
    path: '/woojiapi/product/qrybrandseries',
    open: async () => {
      await shop.open('terms');
      await page.keyboard.press('/');
      await search.getByRole('combobox').fill('walnut');
    },
    told: search,
    says: () => 'The search could not be loaded.',
    lacking: 'Floors can’t be searched online.',
  });
  await asInLongShop(page);
  await walk.reading({
    path: '/woojiapi/product/qryproductpage',
    open: async () => {
      await shop.open('terms');
      await page.keyboard.press('/');
      await search.getByRole('combobox').fill('walnut');
    },
    told: search.getByText('could not be loaded'),
    says: () => 'The search could not be loaded.',
    // the lists are read whole
    lacking: null,
  });
});

test('gallery and installation sheets', async ({ page, shop, mock, walk }) => {
  await mock.enter();
  await walk.reading({
    path: '/woojiapi/order/qryprojectexamplebysts',
    open: async () => {
      await shop.open('installation');
      await follow(page, 'Gallery');
    },
    told: saidIn(page),
    says: (words) => new RegExp(`The gallery could not be loaded.*${words}`, 's'),
    lacking: 'The gallery can’t be shown online',
  });
  await follow(page, 'Installation');
  await walk.write({
    path: '/api/download',
    make: press(page, /^Download: Chevron/),
    told: page.getByRole('region', { name: 'Installation sheets' }).getByRole('alert'),
    says: (words) => `The sheet “Chevron” could not be downloaded: ${words}`,
  });
});

/** From now on the terms open as in a long shop. */
async function asInLongShop(page: Page): Promise<void> {
  await page.route(/\/terms$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"absent":[]', '"absent":["whole-lists"]');
    await route.fulfill({ response, body });
  });
}
