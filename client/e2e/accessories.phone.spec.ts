import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { basketLines, chooseFor } from './basket-lines.ts';
import { expect, test } from './console-test.ts';
import { buyer } from './full-basket.ts';
import { openMore } from './more-menu.ts';

const POINTS = [
  /subfloor is dry/,
  /level to 3 mm under a 2 m straight edge/,
  /45–65% relative humidity/,
  /Underfloor heating.*commissioned/,
  /room is clear/,
];

test('a floor gets its adhesive and its fitting in one batch, from the basket and back', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId, loginName } = await mock.enter();
  const line = orderLine(toProduct(itemByNumber('AL-H101')), 20);
  if (!line) throw new Error('AL-H101 has no price');
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  const basket = async () =>
    (await call('/woojiapi/order/qryshoppingcar', { userId })).data.map((one) => [one.productNo, one.number]);

  await shop.open('basket');
  await chooseFor(basketLines(page), 'Add accessories');
  await expect(page).toHaveURL(/fitting-service\?isProject=false&selctedProductList=p-0601%3A20$/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories and fitting' })).toBeVisible();
  // 26 m² in packs, less 10% for offcuts
  const area = page.getByLabel('Area to lay in m²');
  await expect(area).toHaveValue('23.63');
  const accessories = page.getByRole('region', { name: 'Accessories' }).getByRole('listitem');
  await expect(accessories).toHaveCount(shop.device === 'mobile' ? 4 : 3);
  await shop.expectAccessible();
  const more = page.getByRole('button', { name: 'View More Accessories' });
  await more.click();
  await expect(more).toBeHidden();
  expect(await accessories.count()).toBeGreaterThan(4);

  const adhesive = accessories.filter({ hasText: 'Elastic Wood Floor Adhesive' });
  const packs = adhesive.getByRole('textbox');
  await expect(packs).toHaveValue('2');
  await expect(adhesive).toContainText('26 kg at 1.1 kg per m²: 2 tubs.');
  await expect(accessories.filter({ hasText: 'Primed Scotia White' })).toContainText(
    'About 20 m of edge, estimated from the area: 1 pack.',
  );
  await area.fill('30');
  await expect(packs).toHaveValue('3');

  // nothing is sent without a choice, nor what is short
  const send = page.getByRole('button', { name: 'ADD TO BASKET' });
  await send.click();
  await expect(page.getByRole('alert').getByText(/^Choose an accessory or fitting first/)).toBeVisible();
  await packs.fill('2.5');
  await shop.expectRefused(packs, 'Please enter a whole number.');
  await packs.fill('');
  await packs.pressSequentially('00x7');
  await expect(packs).toHaveValue('7');
  await expect(adhesive.getByRole('checkbox')).toBeChecked();
  await packs.fill('999');
  await send.click();
  await expect(
    page
      .getByRole('alert')
      .getByText(
        /^Elastic Wood Floor Adhesive 15 kg: Sorry, insufficient stock\. Available stock: 210 packs\./,
      ),
  ).toBeVisible();
  await packs.fill('3');

  const fitting = page.getByRole('group', { name: 'Fitting of Blakeney Oak Natural' });
  await expect(fitting.getByRole('radio')).toHaveCount(2);
  await fitting.getByRole('radio', { name: /^Glue down/ }).check();
  await expect(fitting).toContainText('£32.50 / m²');
  await send.click();
  await expect(page.getByRole('alert').getByText(/^Please confirm every point/)).toBeVisible();
  for (const point of POINTS) await page.getByRole('checkbox', { name: point }).check();

  // what was entered outlives a refresh, in this tab and for these floors
  await page.reload();
  await expect(area).toHaveValue('30');
  await expect(packs).toHaveValue('3');
  await expect(adhesive.getByRole('checkbox')).toBeChecked();
  await expect(fitting.getByRole('radio', { name: /^Glue down/ })).toBeChecked();
  for (const point of POINTS) await expect(page.getByRole('checkbox', { name: point })).toBeChecked();
  await expect(
    page.getByText(/^The total is for accessories and fitting; floors are not part of it\./),
  ).toBeVisible();
  // 3 tubs at £74.50 and 30 m² at £32.50
  await expect(shop.figure('Accessories')).toHaveText('£223.50');
  await expect(shop.figure('Fitting, glue down, 30 m²')).toHaveText('£975.00');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£1,438.20');
  await shop.expectAccessible();
  expect(await basket()).toEqual([['AL-H101', 20]]);

  await send.dblclick();
  await expect(page).toHaveURL(/\/basket$/i);
  const lines = page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: 'Fitting, glue down' })).toContainText(
    /Checklist confirmed.*30 m².*£975\.00/,
  );
  await shop.expectAccessible();
  expect((await basket()).sort()).toEqual([
    ['AL-F101', 30],
    ['AL-H101', 20],
    ['AL-Z101', 3],
  ]);

  // once it is in the basket, it is not proposed again
  await page.goBack();
  await expect(area).toHaveValue('23.63');
  await expect(adhesive.getByRole('checkbox')).not.toBeChecked();
});

test('what the server refuses is named, and nothing is added', async ({ page, shop, mock }) => {
  const { call, userId } = await mock.enter();
  await shop.open('accessories', { selctedProductList: 'p-0601:20' });
  const adhesive = page.getByRole('region', { name: 'Accessories' }).getByRole('listitem').first();
  await adhesive.getByRole('checkbox').check();
  await page.route(/insertbatchshoppingcar/, (route) =>
    route.fulfill({
      json: {
        resultCode: '1',
        resultMsg: 'Sorry, insufficient stock.',
        field: 'shoppingCarDetail[0].number',
      },
    }),
  );
  await page.getByRole('button', { name: 'ADD TO BASKET' }).click();
  await expect(page.getByRole('alert').getByText(/^Elastic Wood Floor Adhesive 15 kg: Sorry/)).toBeVisible();
  await page.unrouteAll();
  expect((await call('/woojiapi/order/qryshoppingcar', { userId })).data).toEqual([]);
  await page.getByRole('button', { name: 'SKIP', exact: true }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('from a project, Check Out takes the floors that the basket lacks as well', async ({
  page,
  shop,
  mock,
}) => {
  const { call, userId } = await mock.enter();
  await shop.open('accessories', {
    isProject: 'true',
    selctedProductList: 'p-0601:8,p-9999:2',
    projectInfo: 'j-1',
  });
  await expect(page.getByText('1 floor is no longer on sale and left out here.')).toBeVisible();
  await expect(page.getByText(/^Not in your basket yet/)).toBeVisible();
  // 10.4 m² at £36.90
  await expect(shop.figure('Floors not in your basket yet')).toHaveText('£383.76');
  await expect(shop.figure('Total incl. VAT')).toHaveText('£460.51');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Check Out' }).click();
  await expect(page).toHaveURL(/\/basket$/i);
  const { data } = await call('/woojiapi/order/qryshoppingcar', { userId });
  expect(data.map(({ productNo, number }) => [productNo, number])).toEqual([['AL-H101', 8]]);

  // what is in the basket is not counted twice
  await page.goBack();
  await expect(page.getByText(/^The total is for accessories and fitting/)).toBeVisible();
  await expect(shop.figure('Total incl. VAT')).toHaveText('£0.00');
});

test('from a project, SKIP leads back to it, and nothing is added', async ({ page, shop, mock }) => {
  const { call, userId } = await mock.enter();
  await shop.open('projects', { id: 'j-1001' });
  const more = await openMore(page);
  await more.getByRole('link', { name: 'Add accessories and fitting' }).click();
  await page.getByRole('button', { name: 'SKIP', exact: true }).click();
  await expect(page).toHaveURL(/\/project\?id=j-1001$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Quayside House, Woodbridge' })).toBeFocused();
  expect((await call('/woojiapi/order/qryshoppingcar', { userId })).data).toEqual([]);
});

test('an address that can’t be read, names no floor, or names one that is no longer on sale, says so', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  for (const [list, title] of [
    ['p-0601:eight', 'This link can’t be read'],
    ['', 'No floor chosen yet'],
    ['p-9999:2', 'This floor is no longer on sale'],
  ] as const) {
    await shop.open('accessories', { selctedProductList: list });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await shop.expectAccessible();
  }
});

test('an address without floors shows what the floors of the basket need', async ({ page, shop, mock }) => {
  const { fill } = await buyer(mock);
  await fill('AL-H101', 8);
  await shop.open('accessories');
  await expect(page).toHaveURL(/selctedProductList=[\w-]+(:|%3A)8/);
  await expect(page.getByText('No floor chosen yet')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Blakeney Oak Natural');

  // what was entered for them is there again
  const area = page.getByLabel('Area to lay in m²');
  await area.fill('12');
  await shop.open('accessories');
  await expect(area).toHaveValue('12');
});

test('without fitting in the backend, accessories can still be ordered', async ({ page, shop, mock }) => {
  await mock.enter();
  await page.route(/\/api\/dic/, (route) => route.fulfill({ json: { resultCode: '105', resultMsg: '' } }));
  await shop.open('accessories', { selctedProductList: 'p-0601:20' });
  await expect(page.getByText('Fitting can’t be ordered here.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Elastic Wood Floor Adhesive/ }).check();
  await page.getByRole('button', { name: 'ADD TO BASKET' }).click();
  await expect(page).toHaveURL(/\/basket$/i);
});
