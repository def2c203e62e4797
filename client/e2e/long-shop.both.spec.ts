import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIRST_CARDS } from '../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import { pictureLightness } from '../../contracts/site/picture-url.ts';
import { href } from '../../contracts/site/site-map.ts';
import { fillDatabase } from '../../scripts/fixtures/fill-database.ts';
import { addressOf, startServer, stopServer } from './own-server.ts';
import { test as base, expect } from './shop-test.ts';

/** Besides the catalogue's 85 floors. */
const PRODUCTS = 400;
const FLOORS = PRODUCTS + 85;
const WHOLE_LIST = '/woojiapi/product/qrybrandseries';

/** A shop of its own with more products than a list that is read whole. */
const test = base.extend<{ asked: string[] }, { longShop: string }>({
  longShop: [
    // biome-ignore lint/correctness/noEmptyPattern: it takes no other fixture
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
      await fillDatabase({ dataDir, logger: { warn: () => undefined } }, PRODUCTS, () => undefined);
      const server = startServer('dist', { DATA_DIR: dataDir, PORT: '0', CARD_PROVIDER_PORT: '0' });
      await use(await addressOf(server));
      await stopServer(server);
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longShop }, use) => use(longShop),
  /** the calls about products that the page makes */
  asked: async ({ page }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/woojiapi\/(product|compose)\//.test(pathname)) asked.push(pathname);
    });
    await use(asked);
  },
});

const othersOf = (asked: readonly string[]) => asked.filter((path) => path !== LIST_PAGE);
const places = (page: Page) => page.locator('.product-grid > li');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** Scrolls once there is space for the whole list. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.waitForFunction(() => document.body.scrollHeight > 15_000);
  await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
}
/** The bodies of list calls, from now on. */
function questionsOf(page: Page): URLSearchParams[] {
  const questions: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(LIST_PAGE)) questions.push(new URLSearchParams(request.postData() ?? ''));
  });
  return questions;
}
const topOf = (card: Locator) => card.evaluate((link) => link.getBoundingClientRect().top);

test('in a shop that is too long to be read, the search asks for what it shows @desktop-only', async ({
  page,
  shop,
  asked,
}) => {
  await shop.open('terms');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('oak');
  const all = search.getByRole('option', { name: /^Show all [\d,]+ results$/ });
  await expect(all).toBeVisible();
  const count = Number((await all.textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(300);
  await search.getByRole('combobox').fill('AL-G000234');
  await expect(search.getByRole('option').filter({ hasText: 'AL-G000234' })).toBeVisible();
  await expect(search.getByRole('status')).toHaveText('1 result');
  await search.getByRole('combobox').fill('oak');
  await all.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “oak”');
  await expect(said(page)).toHaveText(`${count} products`);
  expect(othersOf(asked)).toEqual([]);
});

test('its list comes with the first products and all counts, and asks for the others where they are scrolled to', async ({
  page,
  shop,
  asked,
}) => {
  const html = await (await page.request.get(href('flooring', shop.device))).text();
  expect(html.match(/<article/g)).toHaveLength(FIRST_CARDS);
  expect(html).toContain(`${FLOORS} products`);
  expect(html).toContain('Multiply Inspiration');
  const questions = questionsOf(page);
  await shop.open('flooring');
  await expect(said(page)).toHaveText(`${FLOORS} products`);
  await expect(places(page).first()).toHaveAttribute('aria-setsize', String(FLOORS));
  await shop.expectAccessible();

  await scrollTo(page, 1);
  const last = page.locator(`.product-grid > li[aria-posinset="${FLOORS}"]`);
  await expect(last.getByRole('heading')).toHaveText(/^Writtle Oak Honey/);
  expect(await cards(page).count()).toBeLessThan(100);
  await scrollTo(page, 0);
  await expect(page.getByRole('link', { name: 'Aldeburgh Oak Natural', exact: true })).toBeInViewport();
  expect(othersOf(asked)).toEqual([]);
  expect(questions.every((question) => question.has('cursor'))).toBe(true);
});

test('its series, and what is related to a floor, are shown without its lists @desktop-only', async ({
  page,
  shop,
  asked,
}) => {
  const related = page.getByRole('region', { name: 'Related floors' });
  const herringbone = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Herringbone' });
  const questions = questionsOf(page);
  // as the browser reads them
  await shop.open('terms');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('AL-G000234');
  await search.getByRole('option').filter({ hasText: 'AL-G000234' }).click();
  await expect(page).toHaveURL(href('product', 'desktop', { id: 'p-g000234' }));
  await page.keyboard.press('End');
  await expect(related.getByRole('link')).toHaveCount(4);
  const relatedNames = await related.getByRole('link').allTextContents();
  await shop.goTo('series');
  await expect(herringbone).toContainText(/\b\d\d products/);
  const count = (await herringbone.textContent()) ?? '';
  expect(questions.some((question) => question.get('relatedTo') === 'p-g000234')).toBe(true);
  expect(questions.at(-1)?.get('pageSize')).toBe('1');
  expect(asked).not.toContain(WHOLE_LIST);
  // as the server sends them
  asked.splice(0);
  await page.reload();
  await expect(herringbone).toHaveText(count);
  await shop.open('product', { id: 'p-g000234' });
  await expect(related.getByRole('link')).toHaveText(relatedNames);
  expect(asked.filter((path) => path === LIST_PAGE || path === WHOLE_LIST)).toEqual([]);
});

test('its filters narrow the list by asking for it, and lead back to the whole', async ({
  page,
  shop,
  asked,
}) => {
  await shop.open('flooring', { type: 'herringbone' });
  await shop.filter('Species', /^Walnut/);
  await expect(page).toHaveURL(/species=Walnut/);
  const chip = page.getByRole('button', { name: 'Remove filter Walnut' });
  await expect(chip).toBeVisible();
  await expect(said(page)).not.toHaveText(/^9\d|1\d\d/);
  const left = await names(page);
  expect(left.length).toBeGreaterThan(1);
  expect(left.filter((name) => !name.includes('Walnut'))).toEqual([]);
  // what it leaves is a list of a usual size, which is drawn whole
  await expect(said(page)).toHaveText(`${await places(page).count()} products`);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect.poll(() => names(page)).toEqual(left);
  await chip.click();
  await expect(page).not.toHaveURL(/species/);
  await expect
    .poll(async () => (await names(page)).filter((name) => !name.includes('Walnut')))
    .not.toEqual([]);
  expect(othersOf(asked)).toEqual([]);
});

test('its swatches go from light to dark, and come as they are scrolled to @desktop-only', async ({
  page,
  shop,
  asked,
}) => {
  await shop.open('flooring', { look: 'swatches', sort: 'lightness-desc' });
  const swatch = (place: number) => page.getByRole('main').locator(`li[aria-posinset="${place}"]`);
  await expect(swatch(1).getByRole('link')).toBeVisible();
  await page.waitForFunction(() => document.body.scrollHeight > 5_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(swatch(FLOORS).getByRole('link')).toHaveText(/\w/);
  const dark = await swatch(FLOORS).locator('img').getAttribute('src');
  await page.evaluate(() => window.scrollTo(0, 0));
  const light = await swatch(1).locator('img').getAttribute('src');
  expect(pictureLightness(light ?? '')).toBeGreaterThan(pictureLightness(dark ?? '') ?? 1);
  expect(othersOf(asked)).toEqual([]);
});

test('where filters leave nothing, the page offers to take one away, with what that leaves @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring', { type: 'herringbone', species: 'Walnut', width: '-90', grade: 'Prime (AB)' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No floor matches all of these filters' })).toBeVisible();
  const way = main.getByRole('button', { name: /^Without .*: \d+ products?$/ }).first();
  const [, count] = /: (\d+ products?)$/.exec((await way.textContent()) ?? '') ?? [];
  await way.click();
  await expect(said(page)).toHaveText(count ?? 'no count');
});

test('its address and links keep only filters that match something @desktop-only', async ({
  page,
  shop,
  asked,
}) => {
  await shop.open('flooring', { grade: 'Invented', species: 'Oak' });
  await expect(page).toHaveURL(/\?species=Oak$/);
  await expect(page.getByRole('button', { name: 'Remove filter Oak' })).toBeVisible();
  // another series keeps the filter where it matches something
  const vinyl = page.getByRole('link', { name: 'Vinyl', exact: true });
  await expect(vinyl.first()).toHaveAttribute('href', /\?type=vinyl(?!.*Walnut)/);
  expect(othersOf(asked)).toEqual([]);
});

test('the old list shows until the new one has come, and the last of two changes holds @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${LIST_PAGE}`, async (route) => {
    const isFirst = route.request().postData()?.includes('sort=name-desc');
    if (isFirst) await held;
    await route.continue();
  });
  const before = (await names(page)).slice(0, 4);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table');
  const busy = page.locator('[aria-busy=true]');
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(busy).toHaveCount(1);
  await expect(busy.getByRole('link', { name: before[0] ?? '', exact: true })).toBeVisible();
  await table.getByRole('button', { name: /^Width/ }).click();
  await expect(busy).toHaveCount(0);
  release();
  await expect(sort).toHaveValue('width-asc');
  const widths = () =>
    table
      .locator('td[data-column=width]')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(8);
  expect(new Set((await widths()).slice(0, 10))).toEqual(new Set([90]));
});

test('Back and a reload show the same part of its list', async ({ page, shop }) => {
  await shop.open('flooring', { sort: 'name-desc' });
  await expect(places(page).first()).toHaveAttribute('aria-setsize', String(FLOORS));
  await scrollTo(page, 0.5);
  const near = page.locator(`.product-grid > li[aria-posinset="${Math.ceil(FLOORS / 2)}"]`);
  await expect(near.getByRole('article')).toBeVisible();
  const name = (await near.getByRole('heading').textContent()) ?? '';
  const card = page.getByRole('main').getByRole('link', { name, exact: true });
  await card.scrollIntoViewIfNeeded();
  const place = await topOf(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => topOf(card)).toBeCloseTo(place, -1);
  await page.reload();
  await expect(page).toHaveURL(/sort=name-desc$/);
  await expect(card).toBeInViewport();
});

test('a customer sorts its table by price, sees technical data, and orders rows that are no longer shown @desktop-only', async ({
  page,
  shop,
  asked,
}) => {
  await shop.logIn();
  await shop.open('flooring', { look: 'table' });
  await expect(page.getByRole('table').locator('td[data-column=price]').first()).toContainText('£');
  await shop.open('flooring', { look: 'table', sort: 'price-asc' });
  asked.splice(0);
  const table = page.getByRole('table');
  const prices = () =>
    table
      .locator('td[data-column=price]')
      .evaluateAll((cells) => cells.map((cell) => Number(/£(\d+\.\d\d)/.exec(cell.textContent ?? '')?.[1])));
  const sorted = async () => {
    const shown = await prices();
    return shown.length > 10 && shown.every((price, at) => price > 0 && price >= (shown[at - 1] ?? 0));
  };
  await expect.poll(sorted).toBe(true);
  const [cheapest = 0] = await prices();
  await scrollTo(page, 0.3);
  await expect.poll(async () => (await sorted()) && Math.min(...(await prices())) > cheapest).toBe(true);
  await table.getByRole('textbox').nth(8).fill('2');
  const bar = page.getByRole('region', { name: 'Typed packs' });
  await expect(bar).toContainText('1 product, 2 packs');
  const sum = (await bar.getByRole('strong').textContent()) ?? '';
  expect(sum).toContain('£');
  const dearest = Math.max(...(await prices()));

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Fire class' }).check();
  await page.keyboard.press('Escape');
  await scrollTo(page, 0.9);
  await expect.poll(async () => (await sorted()) && Math.min(...(await prices())) > dearest).toBe(true);
  await expect(table.locator('td[data-column=fire]').first()).toHaveText(/fl-s1$|^—$/);
  // the typed row is far above, and its product is read by itself
  await expect(bar).toContainText('1 product, 2 packs');
  await expect(bar.getByRole('strong')).toHaveText(sum);
  expect(new Set(othersOf(asked))).toEqual(new Set(['/woojiapi/product/qrybyproductid']));

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile((await (await saving).path()) ?? '', 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(FLOORS + 1);
  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await expect(page).toHaveURL(/basket/i);
  await expect(page.getByRole('main')).toContainText('Quantity: 2 packs');
});

test('paper gets as much of its list as has been read, and says so @desktop-only', async ({ page, shop }) => {
  await shop.open('flooring');
  const more = page.locator(`.product-grid > li[aria-posinset="${FIRST_CARDS + 1}"]`);
  await expect(more.getByRole('article')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(`The first 60 of ${FLOORS} products.`)).toBeVisible();
  await expect(cards(page)).toHaveCount(60);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // as before: as many to a row, and the others where they are scrolled to
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(15_000);
  await scrollTo(page, 1);
  const last = page.locator(`.product-grid > li[aria-posinset="${FLOORS}"]`);
  await expect(last.getByRole('article')).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(100);
});

test('a part of its list that can’t be read says so in view, and is read again', async ({
  page,
  shop,
  quietConsole,
}) => {
  await shop.open('flooring');
  await expect(places(page).first()).toHaveAttribute('aria-setsize', String(FLOORS));
  await page.evaluate(() => {
    addEventListener('click', () => document.body.setAttribute('data-clicked', ''), { capture: true });
  });
  const isClicked = page.locator('body[data-clicked]');
  await page.route(`**${LIST_PAGE}`, async (route) =>
    (await isClicked.count()) > 0 ? route.continue() : route.abort(),
  );
  await scrollTo(page, 0.5);
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(problem).toBeInViewport();
  // a real click: nothing at the foot of the screen covers it
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  const middle = page.locator(`.product-grid > li[aria-posinset="${Math.ceil(FLOORS / 2)}"]`);
  await expect(middle.getByRole('article')).toBeVisible();
  expect(quietConsole.splice(0).every((line) => line.startsWith('Failed to load resource'))).toBe(true);
});

test('its list is read whole where the backend turns out to lack the call @mobile-only', async ({
  page,
  shop,
}) => {
  await page.route(`**${LIST_PAGE}`, (route) =>
    route.fulfill({ json: { resultCode: '105', resultMsg: 'No such service' } }),
  );
  await shop.open('terms');
  await shop.goTo('flooring', { species: 'Walnut' });
  await expect(said(page)).toHaveText(/^\d\d products$/);
  for (const name of (await names(page)).slice(0, 8)) expect(name).toContain('Walnut');
});
