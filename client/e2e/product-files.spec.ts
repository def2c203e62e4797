import { readFile } from 'node:fs/promises';
import type { CallPath } from '../../contracts/api/calls.ts';
import { expect, test } from './console-test.ts';

const HERRINGBONE = 'p-0601';
const ACCESSORY = 'p-1101';

test("a floor's technical data are there before any script runs, without a price", async ({
  page,
  shop,
  browser,
}) => {
  await shop.open('product', { id: HERRINGBONE });
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const plain = await browser.newContext({ javaScriptEnabled: false, userAgent });
  const reader = await plain.newPage();
  await reader.goto(page.url());
  const main = reader.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Technical data' })).toBeVisible();
  await expect(main).toContainText('Birch plywood core, 7 plies');
  await expect(main).toContainText('Dfl-s1 (EN 13501-1)');
  await expect(main.getByRole('heading', { name: 'Downloads' })).toBeVisible();
  await expect(main).not.toContainText('£');
  await plain.close();
});

test('technical data and matching accessories can be read on every screen', async ({ page, shop }) => {
  await shop.open('product', { id: HERRINGBONE });
  const fire = page.getByText('Dfl-s1 (EN 13501-1)');
  if (shop.device === 'mobile') {
    await expect(fire).toBeHidden();
    await page.getByText('Fire, slip and air').click();
  }
  await expect(fire).toBeVisible();
  await expect(page.getByRole('row', { name: /Wear layer European oak 3 mm/ })).toBeVisible();
  await shop.expectAccessible();
  const accessories = page.getByRole('region', { name: 'Goes with this floor' }).getByRole('link');
  const few = await accessories.count();
  await page.getByRole('button', { name: /^Show all \d+ accessories$/ }).click();
  await expect(accessories.nth(few)).toBeFocused();
  await page.getByRole('link', { name: 'Elastic Wood Floor Adhesive 15 kg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elastic Wood Floor Adhesive 15 kg');
});

test('an accessory has its data sheet and requests no technical data', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shop.open('product', { id: ACCESSORY });
  await expect(page.getByRole('button', { name: /Download: Data sheet/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Technical data' })).toHaveCount(0);
  const technicalData: CallPath = '/woojiapi/product/qryproductspec';
  expect(asked).not.toContain(technicalData);
});

test('3D model and data sheet download in full', async ({ page, shop }) => {
  await shop.open('product', { id: HERRINGBONE });
  for (const [name, fileName, begin] of [
    ['3D model', 'al-h101.glb', 'glTF'],
    ['Data sheet', 'al-h101-data-sheet.pdf', '%PDF'],
  ] as const) {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download: ${name}` }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe(fileName);
    const bytes = await readFile(await file.path());
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(begin);
  }
});

test('a floor can be seen in 3D and turned by the keyboard', async ({ page, shop }) => {
  // without a graphics card the machine draws in software: slowly, and no more frames than needed
  await shop.open('product', { id: HERRINGBONE });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const name = shop.device === 'desktop' ? 'Show: 3D model' : 'View in 3D';
  const open = page.getByRole('button', { name });
  await expect(open).toBeVisible();
  expect(scripts.filter((url) => url.includes('show-model'))).toEqual([]);
  await open.click();
  const model = page.getByRole('application', { name: /3D model of Blakeney Oak Natural/ });
  await expect(model).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  const canvas = model.locator('canvas');
  await expect(canvas).toBeVisible();
  expect(scripts.filter((url) => url.includes('show-model'))).not.toEqual([]);
  await shop.expectAccessible();
  const before = await canvas.screenshot();
  await model.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Close the 3D model' }).click();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();
});

test('without WebGL the page says so and offers the file', async ({ page, shop }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shop.open('product', { id: HERRINGBONE });
  const name = shop.device === 'desktop' ? 'Show: 3D model' : 'View in 3D';
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(/This browser can’t show 3D here/)).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the model' }).click();
  expect((await arriving).suggestedFilename()).toBe('al-h101.glb');
});

test('area, wastage and packs follow each other, and stay after a reload', async ({ page, shop, mock }) => {
  await mock.enter('developer@alderline.example');
  await shop.open('product', { id: HERRINGBONE });
  const area = page.getByLabel(/^Area/);
  const packs = page.getByRole('spinbutton', { name: 'Packs' });
  const wastage = page.getByRole('group', { name: 'Wastage to add' });
  await area.fill('10');
  await expect(packs).toHaveValue('8');
  await wastage.getByRole('radio', { name: 'None' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(wastage.getByRole('radio', { name: 'Single herringbone 10%' })).toBeChecked();
  await expect(shop.figure('Needed with wastage')).toHaveText('11.00 m²');
  await expect(packs).toHaveValue('9');
  await shop.expectAccessible();
  await page.reload();
  await expect(area).toHaveValue('10');
  await expect(packs).toHaveValue('9');

  await page.getByRole('button', { name: 'Packs: one more' }).click();
  await expect(area).toHaveValue('13.00');
  await expect(shop.figure('Packs needed')).toHaveText('10 Pack');
  await expect(wastage.getByRole('radio', { name: 'None' })).toBeChecked();
});

test('price, quantity and button of a product stay in view while its page is read', async ({
  page,
  shop,
  mock,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await mock.enter();
  await shop.open('product', { id: HERRINGBONE });
  await page.getByLabel(/^Area/).fill('10');
  const reach = [
    page.getByRole('spinbutton', { name: 'Packs' }),
    page.getByRole('button', { name: 'Compare' }),
  ];
  for (const control of reach) await expect(control).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'Downloads' }).scrollIntoViewIfNeeded();
  for (const control of reach) await expect(control).toBeInViewport({ ratio: 1 });
});

test('the index of a product leads to its sections, and the keyboard goes on from there', async ({
  page,
  shop,
}) => {
  await shop.open('product', { id: HERRINGBONE });
  const index = page.getByRole('navigation', { name: 'On this page' });
  await expect(index.getByRole('link')).toHaveText([
    'Specification',
    'Technical data',
    'Clause',
    'Downloads',
    'Accessories',
  ]);
  await index.getByRole('link', { name: 'Downloads' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Downloads' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  expect((await heading.boundingBox())?.y).toBeGreaterThan(header);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Download: Data sheet/ })).toBeFocused();
});

test('the clause of a floor is copied as text, and selected where the browser refuses to copy', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('product', { id: HERRINGBONE });
  const clause = page.getByRole('region', { name: 'Clause to copy' });
  await clause.getByRole('button', { name: 'Copy the clause' }).click();
  await expect(clause.getByRole('button', { name: 'Clause copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^M42 Wood block and parquet flooring\nManufacturer: Alderline Flooring, .*\nReference: AL-H101 /,
  );
  await shop.expectAccessible(clause);

  await page.reload();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await clause.getByRole('button', { name: 'Copy the clause' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('select the clause and copy it');
  expect(await page.evaluate(() => String(getSelection()))).toContain('AL-H101');
});
