import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import { toProduct } from '../../fixtures/catalogue/to-product.ts';
import { orderLine } from '../data/order-line.ts';
import { expect, test } from './console-test.ts';

const HERRINGBONE = 'Blakeney Oak Natural';

const box = (page: Page) => page.getByLabel('Product numbers and quantities');
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Rows of your list' }).getByRole('row');
const lines = (page: Page) => page.getByRole('list', { name: 'Basket lines' }).getByRole('listitem');
const addButton = (page: Page) => page.getByRole('button', { name: /^Add \d+ lines? to the basket/ });

async function openPart(page: Page) {
  await page.getByRole('button', { name: 'Quick order' }).click();
  await expect(box(page)).toBeVisible();
}

/** What the browser saves when something is pressed. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Packs that are in stock. */
const stockOf = (productNo: string) => toProduct(itemByNumber(productNo)).inventoryBalance;

test('a pasted list is added up, put right, and added without its bad rows', async ({ page, shop, mock }) => {
  const { call, userId, loginName } = await mock.enter();
  const stock = stockOf('AL-X101');
  const line = orderLine(toProduct(itemByNumber('AL-X101')), stock);
  if (!line) throw new Error('AL-X101 has no price');
  await call('/woojiapi/order/insertshoppingcar', { ...line, carType: 0, userId, loginName });
  await shop.open('basket');
  await openPart(page);
  await box(page).fill(
    'AL-H101 6\n\nal-h101, 2,5 m2\nAL-X101 1\nAL-H1O2;3\nAL-V101 lots\nAL-F101 20\n=1+1\t2\nAL-Z108 10',
  );

  const row = (text: string | RegExp) => rowsOf(page).filter({ hasText: text });
  // 6 packs, and 2.5 m² at 1.30 m² a pack are 2 more
  await expect(row(HERRINGBONE)).toContainText(/Lines 1 and 3.*8 packs · 10\.40 m².*£36\.90.*£383\.76/);
  await expect(row('AL-Z108')).toContainText(/3 packs · 12 pieces/);
  await expect(row('AL-X101')).toContainText(
    `Available stock: ${stock} packs. ${stock} packs of it are in your basket already.`,
  );
  await expect(row('AL-V101')).toContainText('“lots” can’t be read as a quantity.');
  await expect(row('AL-F101')).toContainText('Fitting is not ordered here.');
  await expect(row('=1+1')).toContainText('We have no product with this number.');
  await expect(page.getByText('2 lines can be added, 5 have to be put right.')).toBeVisible();
  await shop.expectAccessible();

  await row('AL-H1O2')
    .getByRole('button', { name: /^AL-H102/ })
    .click();
  await expect(box(page)).toHaveValue(/^AL-H102;3$/m);
  await expect(addButton(page)).toHaveText('Add 3 lines to the basket');

  // a refresh keeps the text, and so does another page
  await page.reload();
  await expect(row(HERRINGBONE)).toContainText('8 packs');
  await page.getByRole('link', { name: 'Framlingham Oak Natural' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Framlingham/ })).toBeVisible();
  await page.goBack();
  await expect(addButton(page)).toHaveText('Add 3 lines to the basket');

  const [, total = ''] = /(£[\d,.]+)/.exec(await shop.figure('Total excl. VAT').innerText()) ?? [];
  const before = await goods(shop);
  await addButton(page).dblclick();
  await expect(
    page.getByText('3 lines were added to the basket. The rows that are left were not.'),
  ).toBeVisible();
  await expect(lines(page)).toHaveCount(4);
  expect(await goods(shop)).toBe(before + penceOf(total));
  await expect(lines(page).filter({ hasText: HERRINGBONE })).toContainText(/8 packs/);
  await expect(box(page)).toHaveValue('AL-X101 1\nAL-V101 lots\nAL-F101 20\n=1+1\t2');
  // without the button that leads back to the top, which lies over whatever is below it
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  await shop.expectAccessible();

  const left = await saved(page, () =>
    page.getByRole('button', { name: 'Download the rows that were not added' }).click(),
  );
  expect(left.name).toBe('quick-order-rows-not-added.csv');
  expect(left.text).toContain('\r\nAL-V101,lots,"“lots” can’t be read');
  expect(left.text).toContain("\r\n'=1+1,2,We have no product");

  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
  await expect(lines(page).first()).toBeVisible();
});

test('files are read as spreadsheets write them, and the basket is one of them', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('basket');
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await openPart(page);
  const choose = async (name: string, content: string | Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).click();
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
  };
  await choose('photo.csv', Buffer.from([0x89, 0x50, 0, 0]));
  await expect(page.getByText('“photo.csv” is not a text file.')).toBeVisible();
  await box(page).fill('AL-Z103 1');
  await choose(
    'site.csv',
    '\uFEFF"Item No.";"Name";"Qty"\r\n"AL-H101";"Oak; natural";"10,4 m²"\r\n"AL-X101";;"4"\r\n',
  );
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).nth(1)).toContainText(/Blakeney.*8 packs · 10\.40 m²/);
  await expect(rowsOf(page).nth(2)).toContainText(/Framlingham.*4 packs/);
  await page.getByRole('button', { name: 'Put back what was there' }).click();
  await expect(box(page)).toHaveValue('AL-Z103 1');
  // "CSV" of an older Excel has m² in one byte
  await choose('old.csv', Buffer.from('Item;Qty\r\nAL-H101;10,4 m²\r\nAL-X101;4', 'latin1'));
  await expect(addButton(page)).toHaveText('Add 2 lines to the basket');

  const sample = await saved(page, () =>
    page.getByRole('button', { name: 'Download a sample file' }).click(),
  );
  expect(sample.text).toMatch(
    /^\uFEFFProduct number,Quantity\r\nAL-\w+,12\r\nAL-\w+,24\.5 m²\r\nAL-\w+,4 \w+s\r\n$/,
  );

  await addButton(page).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByText('2 lines were added to the basket.', { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue('');

  const basket = await saved(page, () => page.getByRole('button', { name: 'Download as CSV' }).click());
  expect(basket.name).toMatch(/^basket-\d{4}-\d\d-\d\d\.csv$/);
  expect(basket.text.split('\r\n')).toContain(
    'AL-H101,Blakeney Oak Natural,Floor,8,10.40,m²,36.90,383.76,100.00',
  );
  await choose(basket.name, basket.text);
  await expect(addButton(page)).toHaveText('Add 2 lines to the basket');
  await expect(rowsOf(page).filter({ hasText: 'AL-H101' })).toContainText('8 packs · 10.40 m²');
  await choose(sample.name, sample.text);
  await expect(addButton(page)).toHaveText('Add 3 lines to the basket');
});

test('what the server refuses or never answers loses nothing', async ({
  page,
  context,
  quietConsole,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('basket');
  await openPart(page);
  const text = `AL-H101 2\nAL-X101 ${stockOf('AL-X101')}`;
  await box(page).fill(text);
  await expect(addButton(page)).toHaveText('Add 2 lines to the basket');

  // somebody else buys most of it
  await mock.setStock(itemByNumber('AL-X101').id, 1);
  await addButton(page).click();
  await expect(page.getByText(/^Framlingham.*insufficient stock.*Your list is kept/)).toBeVisible();
  await expect(box(page)).toHaveValue(text);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'AL-X101' })).toContainText('Available stock: 1 packs.');
  await expect(addButton(page)).toHaveText('Add 1 line to the basket');

  // the answer is lost: the second try adds nothing twice
  await box(page).fill('AL-H101 2');
  const loseNextAnswer = () =>
    page.route(
      /insertbatchshoppingcar/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await loseNextAnswer();
  await addButton(page).click();
  await expect(page.getByText(/trying again adds nothing twice/)).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText('1 line was added to the basket.', { exact: true })).toBeVisible();
  await expect(lines(page).filter({ hasText: HERRINGBONE })).toContainText(/2 packs/);

  // so does a try after a refresh
  await box(page).fill('AL-V101 4');
  await loseNextAnswer();
  await addButton(page).click();
  await expect(page.getByText(/trying again adds nothing twice/)).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('AL-V101 4');
  await addButton(page).click();
  await expect(page.getByText('1 line was added to the basket.', { exact: true })).toBeVisible();
  const vinyl = lines(page).filter({ hasText: 'AL-V101' });
  await expect(vinyl).toHaveCount(1);
  await expect(vinyl.getByRole('spinbutton')).toHaveValue('4');

  await context.setOffline(true);
  await box(page).fill('AL-H102 3');
  await addButton(page).click();
  await expect(page.getByText(/Your list is kept/)).toBeVisible();
  await context.setOffline(false);
  await addButton(page).click();
  await expect(lines(page)).toHaveCount(3);
  quietConsole.splice(0);
});

test('product numbers that can’t be looked up are said, and the text stays', async ({
  page,
  quietConsole,
  shop,
  mock,
}) => {
  await mock.enter();
  let answer: object = { resultCode: '1', resultMsg: 'Away for a moment' };
  await page.route(/qrybrandseries/, (route) => route.fulfill({ json: answer }));
  await shop.open('basket');
  await openPart(page);
  await box(page).fill('AL-H101 2');
  await expect(page.getByText('The products for your list could not be loaded.')).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  answer = { resultCode: '105', resultMsg: '' };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The product numbers can’t be looked up online.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(box(page)).toHaveValue('AL-H101 2');
  await expect(addButton(page)).toHaveText('Add 1 line to the basket');
  quietConsole.splice(0);
});

const penceOf = (text: string) => Number(text.replace(/\D/g, ''));

async function goods(shop: { figure(term: RegExp): ReturnType<Page['locator']> }) {
  await expect(shop.figure(/^Goods/)).toBeVisible();
  return penceOf(await shop.figure(/^Goods/).innerText());
}
