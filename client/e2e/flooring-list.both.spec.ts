import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, test } from './console-test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** codes such as `AL-H101`, in the order of the page */
const numbersIn = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => /AL-[A-Z]\d{3}/.exec(text)?.[0]);
const pricesIn = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]));

test('the list is sorted by name at first, and by price both ways @mobile-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('flooring', { type: 'chevron' });
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText(['Name', 'Price high to low', 'Price low to high']);
  await expect(sort.locator('option:checked')).toHaveText('Name');
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Bawdsey Walnut Smoked 60°',
    'Blythburgh Oak Smoked 45°',
    'Butley Oak Fumed 60°',
    'Framlingham Oak Natural 45°',
    'Halesworth Oak Invisible 45°',
    'Iken Oak Natural 60°',
    'Laxfield Oak White 45°',
    'Ramsholt Oak Grey 60°',
  ]);
  const rising = [52.9, 57.9, 58.5, 60.9, 63.9, 64.9, 78.9, 81.9];
  await sort.selectOption('Price low to high');
  await expect.poll(() => pricesIn(page)).toEqual(rising);
  await sort.selectOption('Price high to low');
  await expect.poll(() => pricesIn(page)).toEqual(rising.toReversed());
  await page.reload();
  await expect.poll(() => pricesIn(page)).toEqual(rising.toReversed());
});

test('every filter shows what matches it, and two of them what matches both @desktop-only', async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await shop.open('flooring', { type: 'herringbone' });
  await expect(cards(page)).toHaveCount(12);
  const active = page.getByRole('list', { name: 'Active filters' });
  const expectShown = async (...endings: string[]) => {
    const wanted = endings.map((ending) => `AL-H1${ending}`);
    await expect.poll(async () => (await numbersIn(page)).sort()).toEqual(wanted);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${endings.length} products`);
  };
  for (const [filter, option, ...endings] of [
    ['Dimensions', /^14\(3\) [x×] 90 [x×] 450 mm/, '01', '02', '03', '04'],
    ['Finish', /^Hardwax oiled/, '06', '07', '09', '10'],
    // all textured finishes: brushed, saw marks, antique with, characters
    ['Finish', /^Textured/, '01', '02', '03', '04', '06', '09', '10', '11', '12'],
    ['Grade', /^Prime \(AB\)/, '05', '07', '08', '09'],
    ['Shadow', /^Natural/, '01', '05', '07', '08', '12'],
    ['Price', /^£60\.00[-–]£79\.99/, '07', '08', '12'],
  ] as const) {
    await shop.filter(filter, option);
    await expectShown(...endings);
    await active.getByRole('button', { name: /^Remove/ }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(active).toHaveCount(0);
  }
  await shop.filter('Species', /^Oak/);
  await shop.filter('Grade', /^Prime \(AB\)/);
  await expectShown('05', '09');
  await page.reload();
  await expectShown('05', '09');
  await active.getByRole('button', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('floors are filtered by what they hold at least, in the page that is sent and in the filters', async ({
  page,
  shop,
}) => {
  const query = { fire: 'Cfl-s1', ptv: '36' };
  const sent = await (await page.request.get(href('flooring', shop.device, query))).text();
  expect(sent).toContain('17 products');
  await shop.open('flooring', query);
  await expect(cards(page)).toHaveCount(17);
  if (shop.device === 'mobile') await page.getByRole('button', { name: 'Filters (2)' }).click();
  else await page.getByRole('button', { name: 'Use (2)' }).click();
  await expect(page.getByRole('combobox', { name: 'Fire class' })).toHaveValue('Cfl-s1');
  await page.getByRole('combobox', { name: 'Use class' }).selectOption('33 or more (8)');
  await expect(page).toHaveURL(/\?fire=Cfl-s1&ptv=36&useclass=33$/);
  await shop.expectAccessible();
  await page.reload();
  await expect(cards(page)).toHaveCount(8);
});

test('on a tablet the panel of a filter near the edge opens into the page', { tag: '@desktop-only' }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await shop.open('flooring');
  const panel = page.getByRole('group', { name: 'Pattern', exact: true });
  const rightEnd = async () => {
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
    return x + width;
  };
  const button = page.getByRole('button', { name: 'Pattern', exact: true });
  for (const _time of ['first', 'second']) {
    await button.click();
    await expect.poll(rightEnd).toBeGreaterThan(500);
    expect(await rightEnd()).toBeLessThanOrEqual(820);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});

test('the bar of filters has one row wherever it sticks, whatever is chosen', {
  tag: '@desktop-only',
}, async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('flooring', {
    width: '90-',
    finish: 'UV oiled',
    grade: 'Prime (AB)',
    species: 'Oak',
    pattern: 'Herringbone',
    use: 'heating',
    stock: 'any',
  });
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  await expect(filters).toHaveText([
    /\(1\)/,
    /\(1\)/,
    /\(1\)/,
    'Shadow',
    /\(1\)/,
    /\(1\)/,
    /\(1\)/,
    /\(1\)/,
    'Price',
  ]);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  for (const width of [1200, 1375, 1376, 1440, 1503, 1504, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = new Set<number>();
    for (const part of [...(await filters.all()), sort])
      rows.add(Math.round((await part.boundingBox())?.y ?? 0));
    expect([width, rows.size]).toEqual([width, 1]);
  }
});

test('clicking the label of a filter option chooses it and leaves the panel open', async ({ page, shop }) => {
  await shop.open('flooring');
  if (shop.device === 'mobile') {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByText('Species').click();
  } else {
    await page.getByRole('button', { name: 'Species' }).click();
  }
  const walnut = page.getByRole('checkbox', { name: /^Walnut/ });
  const words = (name: string) =>
    page.getByText(new RegExp(`^${name} \\(\\d+\\)$`)).filter({ visible: true });
  await words('Walnut').click();
  await expect(page).toHaveURL(/species=Walnut/);
  await expect(walnut).toBeVisible();
  await expect(walnut).toBeChecked();
  await words('Oak').click();
  await expect(page).toHaveURL(/species=Oak&species=Walnut/);
  await expect(walnut).toBeVisible();
});
