import type { Locator, Page } from '@playwright/test';
import { FIRST_CARDS, WHOLE_LIST_MAX } from '../../contracts/site/limits.ts';
import { href } from '../../contracts/site/site-map.ts';
import { buildProduct } from '../../fixtures/builders/build-product.ts';
import { expect, test } from './console-test.ts';
import { holdRequests } from './hold-requests.ts';
import { fontsShown } from './shop-test.ts';

const FLOORS = 85;
const places = (page: Page) => page.locator('.product-grid > li');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

declare global {
  interface Window {
    /** how far things have moved without the user's doing */
    moved: number;
    /** counts from 0 again; what has moved before isn't counted either if it is reported only later */
    forgetMoved(): void;
    find(text: string): boolean;
    /** lets idle callbacks run, which wait until then */
    idle(): void;
  }
}

const listHeight = (page: Page) =>
  page.locator('.product-grid').evaluate((list) => list.getBoundingClientRect().height);

/** Keeps idle callbacks waiting, and counts from now on what moves. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isIdle = false;
    window.requestIdleCallback = (work) => {
      const run = () => work({ didTimeout: false, timeRemaining: () => 50 });
      if (isIdle) setTimeout(run);
      else waiting.push(run);
      return 0;
    };
    window.idle = () => {
      isIdle = true;
      for (const run of waiting.splice(0)) run();
    };
    window.moved = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.moved += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.forgetMoved = () => {
      observer.takeRecords();
      window.moved = 0;
    };
  });
}

/** Prices wait until the function that is returned is called. */
const holdPrices = (page: Page) => holdRequests(page, /\/product\/qryseriesprices/);

/** Web fonts have arrived; what they have moved is not this test's business. */
async function settled(page: Page): Promise<void> {
  await fontsShown(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.forgetMoved();
  });
}

test('a list comes with its first screens, and draws the rest without moving anything', async ({
  page,
  shop,
}) => {
  const html = await (await page.request.get(href('flooring', shop.device))).text();
  expect(html.match(/<article/g)).toHaveLength(FIRST_CARDS);
  await watchMovement(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/woojiapi/')) calls.push(request.url());
  });
  await shop.open('flooring');
  await expect(places(page)).toHaveCount(FLOORS);
  const height = await listHeight(page);
  await settled(page);
  await page.evaluate(() => window.idle());
  await expect(cards(page)).toHaveCount(FLOORS);
  expect(Math.abs((await listHeight(page)) / height - 1)).toBeLessThan(0.02);
  expect(await page.evaluate(() => window.moved)).toBe(0);
  expect(calls).toEqual([]);
});

test('the browser finds, prints and tabs to every card of a list of a usual size @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  await expect(cards(page)).toHaveCount(FLOORS);
  const last = cards(page).last();
  const title = (await last.getByRole('heading').textContent()) ?? '';
  expect(await page.evaluate((text) => window.find(text), title)).toBe(true);
  await expect(last).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await cards(page).nth(FIRST_CARDS).getByRole('link').focus();
  await toNextCard(page);
  await expect(
    cards(page)
      .nth(FIRST_CARDS + 1)
      .getByRole('link'),
  ).toBeFocused();
  await expect(cards(page).nth(FIRST_CARDS + 1)).toBeInViewport();
});

test('paper gets the whole list, even before the browser has drawn it @desktop-only', async ({
  page,
  shop,
}) => {
  // an idle callback that never comes
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await shop.open('flooring');
  await expect(cards(page)).toHaveCount(FIRST_CARDS);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(cards(page)).toHaveCount(FLOORS);
});

test('a card that nears the view is drawn without waiting @mobile-only', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await shop.open('flooring');
  await expect(cards(page)).toHaveCount(FIRST_CARDS);
  await places(page)
    .last()
    .evaluate((place) => place.scrollIntoView());
  await expect(cards(page).last()).toBeInViewport();
});

test("a customer's prices are filled in: no second list, nothing moves, and logging out takes them away", async ({
  page,
  shop,
  mock,
}) => {
  await mock.enter();
  await watchMovement(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // the page to which the log-in led may still be asking
    if (new URL(page.url()).pathname !== href('flooring', shop.device)) return;
    if (path.startsWith('/woojiapi/') && !path.endsWith('qryshoppingcar')) calls.push(path);
  });
  const release = await holdPrices(page);
  await shop.open('flooring');
  await page.evaluate(() => window.idle());
  await expect(cards(page)).toHaveCount(FLOORS);
  await expect(page.getByRole('main')).not.toContainText('Log in for trade prices');
  await settled(page);
  release();
  await expect(cards(page).filter({ hasText: '£' })).toHaveCount(FLOORS);
  expect(await page.evaluate(() => window.moved)).toBe(0);
  expect(calls).toEqual(Array(2).fill('/woojiapi/product/qryseriesprices'));

  await shop.logOut();
  await shop.open('flooring');
  await expect(cards(page).first()).toContainText('Log in for trade prices');
  await expect(page.getByRole('main')).not.toContainText('£');
});

test('a backend without the call for prices still shows them @mobile-only', async ({ page, shop, mock }) => {
  await mock.enter();
  await page.route(/\/product\/qryseriesprices/, (route) =>
    route.fulfill({ status: 200, json: { resultCode: '105', resultMsg: 'No such service' } }),
  );
  await shop.open('flooring', { type: 'chevron' });
  await expect(cards(page).first()).toContainText('£');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a price order waits for the prices @mobile-only', async ({ page, shop, mock }) => {
  await mock.enter();
  const release = await holdPrices(page);
  await shop.open('flooring', { type: 'chevron', sort: 'price-asc' });
  const pence = async () =>
    (await cards(page).allTextContents()).map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]));
  await expect(cards(page).getByRole('heading').first()).toHaveText('Bawdsey Walnut Smoked 60°');
  release();
  await expect(cards(page).first()).toContainText('£');
  const prices = await pence();
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

const MANY = 5000;
const numbered = (index: number) => `Floor ${String(index).padStart(4, '0')}`;

const topOf = (card: Locator) => card.evaluate((link) => link.getBoundingClientRect().top);

/** Opens a list of five thousand floors from the product menu. */
async function openManyFloors(page: Page): Promise<void> {
  const { productPrice: _, ...product } = buildProduct({ mainImg: '', img1: '', img2: '' });
  const floors = Array.from({ length: MANY }, (_none, index) => ({
    ...product,
    productId: `many-${index}`,
    productName: numbered(index),
  }));
  await page.route(/\/product\/qrybrandseries/, (route) => {
    const isTimber = route.request().postData()?.includes('Timber');
    return route.fulfill({ json: { resultCode: '0', data: isTimber ? floors : [] } });
  });
  await page.route(/\/product\/qrybyproductid/, (route) =>
    route.fulfill({ json: { resultCode: '0', data: floors[2500] } }),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /all flooring products/i })
    .click();
  await expect(page.getByText('5,000 products')).toBeVisible();
  await expect(places(page).first()).toHaveAttribute('aria-setsize', String(MANY));
  // there is space for the whole list once somebody begins to use the page
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.body.scrollHeight > 100_000);
}

test('of a very long list only the cards near the view are in the document', async ({ page, shop }) => {
  await shop.open('products');
  await openManyFloors(page);
  const first = cards(page).first();
  await expect(first).toContainText(numbered(0));
  await expect(places(page).first()).toHaveAttribute('aria-posinset', '1');

  await page.evaluate(() => window.scrollTo(0, document.querySelector('.product-grid')?.scrollHeight ?? 0));
  await expect(page.getByRole('link', { name: numbered(MANY - 1) })).toBeInViewport();
  expect(await cards(page).count()).toBeLessThan(100);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(first).toContainText(numbered(0));
  await expect(first).toBeInViewport();
});

test('of the table of a very long list only the rows near the view are in the document @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  await openManyFloors(page);
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 1));
  await expect(table.getByRole('link', { name: numbered(0) })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.querySelector('table')?.scrollHeight ?? 0));
  const last = table.getByRole('row').filter({ has: page.getByRole('link', { name: numbered(MANY - 1) }) });
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-rowindex', String(MANY + 1));
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(table.getByRole('row')).toHaveCount(WHOLE_LIST_MAX + 1);
});

test('the keyboard goes on through a very long list @desktop-only', async ({ page, shop }) => {
  await shop.open('products');
  await openManyFloors(page);
  await page.getByRole('link', { name: numbered(0) }).focus();
  for (let card = 1; card <= 40; card += 1) {
    await toNextCard(page);
    await expect(page.getByRole('link', { name: numbered(card) })).toBeFocused();
  }
  // a key held down does not wait for the next frame
  for (let card = 41; card <= 80; card += 1) await toNextCard(page);
  await expect(page.getByRole('link', { name: numbered(80) })).toBeFocused();
});

test('Back comes to the same card of a very long list @mobile-only', async ({ page, shop }) => {
  await shop.open('products');
  await openManyFloors(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const middle = page.getByRole('main').getByRole('link', { name: /^Floor 2[45]/ });
  await expect(middle.first()).toBeAttached();
  // by its name: scrolling to it draws other cards before it
  const name = (await middle.nth(8).textContent()) ?? '';
  const card = page.getByRole('link', { name, exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  const place = await topOf(card);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`product-detail\\?id=many-${Number(name.slice(-4))}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => topOf(card)).toBeCloseTo(place, -1);
});

// paper is the same from both
test('paper gets the first products of a very long list, and says so @desktop-only', async ({
  page,
  shop,
}) => {
  await shop.open('products');
  await openManyFloors(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(cards(page)).toHaveCount(WHOLE_LIST_MAX);
  await expect(page.getByText(`The first ${WHOLE_LIST_MAX} of 5,000 products.`)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(places(page).first()).toHaveAttribute('aria-setsize', String(MANY));
});

/** From a card's link past its buttons for a sample and to compare. */
async function toNextCard(page: Page): Promise<void> {
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
}
