import sharp from 'sharp';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

test('the build-up and the switch keep their colours on paper', async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('product', { id: 'p-0101' });
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const layers = page.locator('[style*="flex-grow"]');
  await expect(layers.first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('switch')).toHaveCSS('print-color-adjust', 'exact');
});

test('paper is white, also beside and below what is printed', async ({ page, shop }) => {
  await page.setViewportSize({ width: 794, height: 6000 });
  await shop.open('delivery');
  await page.emulateMedia({ media: 'print' });
  const edge = await page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 6000 } });
  const { channels } = await sharp(edge).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('the header is printed once, above what it belongs to', async ({ page, shop }) => {
  await shop.open('delivery');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

test('filters, sorting and series are not printed, the floors are', async ({ page, shop }) => {
  await shop.open('flooring', { type: 'chevron' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Series' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the basket prints with its column headings', { tag: '@desktop-only' }, async ({ page, shop, mock }) => {
  await mock.enter();
  await page.goto(href('product', shop.device, { id: 'p-0101' }));
  await page.getByLabel('Area needed in m²').fill('10');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('list', { name: 'Basket lines' })).toBeVisible();
  // the width of an A4 sheet between its margins
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const head of ['Quantity', 'Price', 'Cost'])
    await expect(main.getByText(head, { exact: true })).toBeVisible();
  const row = main.getByRole('article').first();
  const [headBox, costBox] = [
    await main.getByText('Cost', { exact: true }).boundingBox(),
    await row.getByText(/^£/).last().boundingBox(),
  ];
  expect(
    Math.abs((headBox?.x ?? 0) + (headBox?.width ?? 0) - (costBox?.x ?? 0) - (costBox?.width ?? 0)),
  ).toBeLessThan(2);
  await expect(row.getByText('5 packs')).toBeVisible();
  for (const pressed of [/^More for/, /^Remove/, /one more$/])
    await expect(row.getByRole('button', { name: pressed })).toBeHidden();
  await expect(row.getByRole('textbox')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket says that it needs JavaScript and shows no loading state', async ({ page, shop }) => {
    await page.goto(href('basket', shop.device));
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.locator('[data-skeleton]:visible')).toHaveCount(0);
  });
});
