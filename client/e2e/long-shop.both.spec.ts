import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIRST_CARDS } from '../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../contracts/site/page-calls.ts';
import { pictureLightness } from '../../contracts/site/picture-url.ts';
import { href } from '../../contracts/site/site-map.ts';
import { fillDatabase } from '../../scripts/fixtures/fill-database.ts';
import { fillPoNumber, fillSite, placeOrder } from './checkout-steps.ts';
import { firstViewOf } from './first-view.ts';
import { gate, holdCode } from './hold-requests.ts';
import { addressOf, startServer, stopServer } from './own-server.ts';
import { keepPlan, PLANNED_FLOOR, plannedRoom } from './plan-test.ts';
import { test as base, expect } from './shop-test.ts';

/** Besides the catalogue's 85 floors. */
const PRODUCTS = 400;
const FLOORS = PRODUCTS + 85;
/** JavaScript of the list's first view: up to 5 kB more than other pages may have, for asking the list a part at a time; the code that scrolls it takes ten. */
const FIRST_VIEW_KB = 125;
const WHOLE_LIST = '/woojiapi/product/qrybrandseries';
const OTHER_WHOLE = [
  '/woojiapi/order/qryplanfacts',
  '/woojiapi/product/qryfloorfacts',
  '/woojiapi/product/qryseriesprices',
];
/** Series that don't grow with the floors. */
const SHORT_SERIES = ['Accessories', 'Fitting'];

/** A shop of its own with more products than a list that is read whole. */
const test = base.extend<{ asked: string[]; wholeLists: string[] }, { longShop: string }>({
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
  /** the calls for everything that is on sale, with their bodies */
  wholeLists: async ({ page }, use) => {
    const whole: string[] = [];
    page.on('request', (request) => {
      const body = new URLSearchParams(request.postData() ?? '');
      const { pathname } = new URL(request.url());
      const isShort = SHORT_SERIES.includes(body.get('series') ?? '');
      const isFew = body.has('productIds') || body.has('pageSize');
      const isWhole = pathname === WHOLE_LIST ? !isShort : OTHER_WHOLE.includes(pathname) && !isFew;
      if (isWhole) whole.push(`${pathname} ${body}`);
    });
    await use(whole);
  },
});

const othersOf = (asked: readonly string[]) => asked.filter((path) => path !== LIST_PAGE);
const places = (page: Page) => page.locator('.product-grid > li');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** Scrolls once there is space for the whole list, which is made when somebody begins to use the page. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.keyboard.press('Shift');
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

test('in a long shop, the search asks for what it shows @desktop-only', async ({ page, shop, asked }) => {
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

test('the code that scrolls its list is fetched when somebody begins to use the page', async ({
  page,
  shop,
}) => {
  // each file once, though some are fetched before they are run
  const kilobytes = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return [...sizes].reduce((sum, [name, bytes]) => sum + (name.endsWith('.js') ? bytes : 0), 0) / 1000;
    });
  await firstViewOf(page, () => shop.open('flooring'));
  const first = await kilobytes();
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThan(FIRST_VIEW_KB);
  expect(await places(page).count()).toBe(FIRST_CARDS);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(15_000);
  expect(await kilobytes()).toBeGreaterThan(first + 8);
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
  const release = await holdCode(page);
  await page.reload();
  await expect(chip).toBeVisible();
  expect(await names(page)).toEqual(left);
  // also before its code has come
  await chip.click();
  release();
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

/** Holds back the lists whose question has a text. @returns what lets them go */
async function holdLists(page: Page, text: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(`**${LIST_PAGE}`, async (route) => {
    if (route.request().postData()?.includes(text)) await opened;
    await route.continue();
  });
  return open;
}

test('the old list shows until the new one has come, and the last of two changes holds @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  const release = await holdLists(page, 'sort=name-desc');
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

test('what is ticked shows at once and is kept, however slow the list and quick the next tick @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  const release = await holdLists(page, '');
  await page.getByRole('button', { name: 'Species' }).click();
  const boxes = page.getByRole('group', { name: 'Species' }).getByRole('checkbox');
  await expect(boxes.nth(1)).toBeVisible();
  const shown = await boxes.evaluateAll((all) => {
    const two = (all as HTMLInputElement[]).slice(0, 2);
    for (const box of two) box.click();
    return new Promise((resolve) => {
      requestAnimationFrame(() => resolve(two.map(({ checked }) => checked)));
    });
  });
  expect(shown).toEqual([true, true]);
  await expect(page).toHaveURL(/\?species=.*&species=/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  // the page that follows a tick at once stays
  await page.evaluate(() => {
    document.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')[2]?.click();
    document.querySelector<HTMLElement>('header a[href]')?.click();
  });
  await expect(page).not.toHaveURL(/flooring/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/species/);
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
  const paper = page.getByText(`The first ${FIRST_CARDS} of ${FLOORS} products.`);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(paper).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await page.keyboard.press('Shift');
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

/** A backend that has lost our own calls for products since the pages were made. */
async function loseCalls(page: Page): Promise<void> {
  for (const path of [LIST_PAGE, '/woojiapi/order/qryplanfacts'])
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: { resultCode: '105', resultMsg: 'No such service' } }),
    );
}

test('its list is read whole where the backend turns out to lack the call @mobile-only', async ({
  page,
  shop,
}) => {
  await loseCalls(page);
  await shop.open('terms');
  await shop.goTo('flooring', { species: 'Walnut' });
  await expect(said(page)).toHaveText(/^\d\d products$/);
  for (const name of (await names(page)).slice(0, 8)) expect(name).toContain('Walnut');
});

test('where the backend turns out to lack the call, floors are searched, ordered, sampled and planned as in any shop @desktop-only', async ({
  page,
  shop,
}) => {
  await loseCalls(page);
  await shop.logIn('architect@alderline.example');
  await shop.open('basket');
  await page.getByRole('button', { name: 'Quick order' }).click();
  await page.getByLabel('Product numbers and quantities').fill('al-g000234 2\nAL-A103 1');
  const rows = page.getByRole('table', { name: 'Rows of your list' }).getByRole('row');
  await expect(rows.filter({ hasText: 'AL-G000234' })).toContainText(/2 packs.*£\d+\.\d\d/);
  await expect(rows.filter({ hasText: 'AL-A103' })).toContainText(/£\d+\.\d\d/);

  await shop.open('terms');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('AL-G000234');
  await expect(search.getByRole('option').filter({ hasText: 'AL-G000234 ·' })).toBeVisible();

  await shop.open('samples', { series: 'Herringbone Flooring', id: 'p-g000390' });
  await expect(page.getByRole('button', { name: /Add a sample of .* 000390$/ })).toBeVisible();

  await keepPlan(page, [plannedRoom('a', 'Bath', 0, '')]);
  await shop.open('plan-floors');
  await page.getByLabel('Search', { exact: true }).fill('AL-G000234');
  await expect(page.getByText('1 floor', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose .* 000234$/ })).toBeVisible();
});

test('quick order looks up what is typed, says what was meant, and its order is ordered again @desktop-only', async ({
  page,
  shop,
  wholeLists,
}) => {
  await shop.logIn('architect@alderline.example');
  await shop.open('basket');
  await page.getByRole('button', { name: 'Quick order' }).click();
  const box = page.getByLabel('Product numbers and quantities');
  await expect(box).toHaveAttribute('placeholder', /^AL-\w+ 12\nAL-\w+ 24\.5 m²\nAL-\w+ 4 \w+s$/);
  await box.pressSequentially('al-g000234 2');
  const row = (text: string) =>
    page.getByRole('table', { name: 'Rows of your list' }).getByRole('row').filter({ hasText: text });
  await expect(row('AL-G000234')).toContainText(/2 packs.*£\d+\.\d\d/);
  await box.fill('al-g000234 2\nAL-G00O2E5;3\nAL-H101 2\nAL-A103 1\nAL-F101 20\nWOOD-77 1');
  await expect(row('AL-G00O2E5')).toContainText('Did you mean');
  await expect(row('AL-H101')).toContainText('2 packs');
  await expect(row('AL-F101')).toContainText('Fitting is not ordered here.');
  await expect(row('WOOD-77')).toContainText('We have no product with this number.');
  const near = row('AL-G00O2E5').getByRole('button');
  await expect(near).toHaveText([/^AL-G000205/, /^AL-G000215/, /^AL-G000225/]);
  await near.first().click();
  await expect(box).toHaveValue(/^AL-G000205;3$/m);
  await page.getByRole('button', { name: /^Add 3 lines/ }).click();
  await expect(page.getByText('3 lines were added to the basket.', { exact: false })).toBeVisible();

  await shop.open('checkout');
  await fillSite(page);
  await fillPoNumber(page, 'PO-32');
  await placeOrder(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
  // the backend leaves products that are no longer sold out of every answer
  await page.route(`**${LIST_PAGE}`, async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const products = data.products.filter(
      ({ productId }: { productId: string }) => productId !== 'p-g000234',
    );
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, products } } });
  });
  await shop.open('orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /PO-32|^AO-/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Blakeney Oak Natural' })).toContainText('£');
  const gone = dialog.getByRole('listitem').filter({ hasText: 'no longer available' });
  await expect(gone).toHaveCount(1);
  const instead = gone.getByRole('combobox');
  await expect(instead.locator('option').nth(1)).toContainText(/ \d{6}, £\d+\.\d\d \/ m², \d+ packs?$/);
  await instead.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Put 3 lines into the basket' }).click();
  await expect(page).toHaveURL(/basket/i);
  expect(wholeLists).toEqual([]);
});

test('samples are chosen from the first floors of a series and from those after, and their floors are ordered', async ({
  page,
  shop,
  wholeLists,
}) => {
  const html = await (await page.request.get(href('samples', shop.device))).text();
  expect(html).not.toMatch(/productPrice|£\d+\.\d\d \//);
  await shop.logIn('developer@alderline.example');
  await shop.open('samples', { series: 'Herringbone Flooring' });
  const numbers = page.getByRole('link', { name: /^AL-\w+\d .*\w/ });
  await expect(numbers).toHaveCount(60);
  await page.getByRole('button', { name: 'More floors' }).press('Enter');
  await expect(numbers.nth(60)).toBeFocused();
  await expect(page.getByRole('button', { name: 'More floors' })).toHaveCount(0);
  await numbers.last().click();
  const isChosen = page.getByRole('list', { name: 'Chosen samples' }).getByRole('listitem');
  await page.getByRole('button', { name: /Add a sample of / }).click();
  await expect(isChosen.filter({ hasText: 'AL-' })).toHaveCount(1);
  // by its address, though it isn't among the first floors
  await shop.open('samples', { series: 'Herringbone Flooring', id: 'p-g000390' });
  await expect(page).toHaveURL(/id=p-g000390/);
  await page.getByRole('button', { name: /Add a sample of .* 000390$/ }).click();
  await expect(isChosen.filter({ hasText: 'AL-G000390' })).toHaveCount(1);
  await shop.open('samples', { series: 'Herringbone Flooring', id: 'p-none' });
  await expect(page).not.toHaveURL(/id=/);

  await shop.open('samples');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/checkout\?sample=1/i);
  await fillSite(page);
  await page.getByRole('button', { name: 'Order the samples' }).first().click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await shop.open('account');
  await page.getByRole('link', { name: /^Order the floors/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order the floors' });
  const floor = dialog.getByRole('listitem').filter({ hasText: ' 000390' });
  await floor.getByRole('textbox').fill('20');
  await expect(floor).toContainText(/£\d+\.\d\d/);
  expect(wholeLists).toEqual([]);
});

test('a shared project names its floors by what the search finds', async ({ page, shop, wholeLists }) => {
  await shop.open('share-project');
  const box = page.getByLabel('Product number or name');
  await box.fill('g000234');
  await page.getByRole('button', { name: 'Add AL-G000234' }).click();
  await box.fill('skirting');
  await expect(page.getByText('We have no floor of this number or name.')).toBeVisible();
  await box.fill('h105');
  await page.getByRole('button', { name: 'Add AL-H105' }).click();
  const used = page.getByRole('list', { name: 'Floors used' }).getByRole('listitem');
  const names = [/^AL-G000234 .*\w{4} 000234/, /^AL-H105 \w+/];
  await expect(used).toHaveText(names);
  await page.reload();
  await expect(used).toHaveText(names);
  expect(wholeLists).toEqual([]);
});

test('a plan has floors from a catalogue that it asks for, and what they need', async ({
  page,
  shop,
  wholeLists,
}) => {
  await keepPlan(page, [
    plannedRoom('a', 'Kitchen', 0, PLANNED_FLOOR.productId),
    { ...plannedRoom('b', 'Bath', 0, ''), kind: 'Bathroom' },
  ]);
  await shop.open('plan-floors');
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  await expect(row(/^Blakeney Oak Natural/)).toBeVisible();
  const openChoice = async () => {
    if (shop.device === 'mobile')
      await page.getByRole('button', { name: 'Choose a floor for 1 room' }).click();
  };
  await openChoice();
  const choices = page.getByRole('list', { name: 'Floors' }).getByRole('button', { name: /^Choose / });
  const vinyls = page.getByText(/^\d+ floors that suit the ticked rooms\. Search to find any other\.$/);
  await expect(vinyls).toBeVisible();
  await expect(page.getByRole('list', { name: 'Floors' })).not.toContainText('Not suitable');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('h105');
  await expect(page.getByText('1 floor', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Floors' })).toContainText('AL-H105');
  await search.fill('walnut');
  await expect(page.getByText(/^\d+ floors?$/)).toBeVisible();
  await expect(choices.first()).toHaveAccessibleName(/Walnut/);
  await expect(page.getByRole('list', { name: 'Floors' })).toContainText('Glue it down, seal the edges');
  const name = ((await choices.first().getAttribute('aria-label')) ?? '').replace('Choose ', '');
  await choices.first().click();
  await expect(row(new RegExp(`^${name}`))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('£');
  await expect(page.getByText('no longer on sale')).toHaveCount(0);
  await page.getByRole('link', { name: 'What the floors need', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What goes with them' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: 'Adhesive' })).toContainText(name);
  expect(wholeLists).toEqual([]);
});
