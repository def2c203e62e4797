import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { href } from '../../contracts/site/site-map.ts';
import { expect, fillBasket, test } from './order-test.ts';

/** How much wider the page is than the screen, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const left = async (locator: Locator) => (await locator.first().boundingBox())?.x;

test('header, series and cards line up on one grid', async ({ page, shop }) => {
  await shop.open('flooring', { type: 'inspiration' });
  const heading = await left(page.getByRole('heading', { level: 1 }));
  const cards = page.getByRole('main').getByRole('article').locator('img');
  expect(await left(cards)).toBe(heading);
  expect(await left(page.getByRole('banner').getByRole('link', { name: /alderline/i }))).toBe(heading);
  // the carousel at its start
  const series = page.getByRole('list', { name: 'Series' });
  await series.evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  const slides = series.locator('img');
  expect(await left(slides)).toBe(heading);
  if (shop.device === 'mobile') return;
  // four in each row: the last is below the last
  expect(await left(cards.nth(3))).toBeCloseTo((await left(slides.nth(3))) ?? 0, 0);
});

test('the header hides the page behind it @mobile-only', async ({ page, shop }) => {
  await shop.open('flooring');
  const ground = await page
    .getByRole('banner')
    .evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
});

test('a wide screen is filled', { tag: '@desktop-only' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await shop.open('flooring');
  const cards = page.getByRole('main').getByRole('article');
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
});

test('from 1200 px a customer’s header and the list’s filters have one row each, as what sticks below them expects', {
  tag: '@desktop-only',
}, async ({ page, shop, mock }) => {
  await mock.enter();
  await shop.open('flooring');
  for (const width of [1200, 1280, 1376, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = () =>
      Promise.all(
        [page.locator('.site-header'), page.getByRole('group', { name: 'Filters' })].map(
          async (row) => (await row.boundingBox())?.height,
        ),
      );
    await expect.poll(heights).toEqual([77, 44]);
  }
});

test('work is at most 1,280 px wide on a wide screen, beside the account’s pages as well', {
  tag: '@desktop-only',
}, async ({ page, shop, mock }) => {
  await page.setViewportSize({ width: 2300, height: 1200 });
  await mock.enter();
  for (const id of ['basket', 'orders'] as const) {
    await shop.open(id);
    const rems = await page
      .getByRole('main')
      .locator('.page')
      .evaluate((element) => {
        const { width, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        const rem = getComputedStyle(document.documentElement).fontSize;
        const [whole = 0, start = 0, end = 0, one = 1] = [
          width,
          paddingInlineStart,
          paddingInlineEnd,
          rem,
        ].map(Number.parseFloat);
        return (whole - start - end) / one;
      });
    expect(rems, id).toBeCloseTo(80, 1);
  }
});

test('the bar at the foot of a phone leads to floors, search, projects, basket and account', {
  tag: '@mobile-only',
}, async ({ page, shop, mock }) => {
  const bar = page.getByRole('navigation', { name: 'Quick' });
  const tabs = () => bar.getByRole('listitem').allInnerTexts();
  await shop.open('contact');
  expect(await tabs()).toEqual(['All floors', 'Search', 'Products', 'Samples', 'Log in']);
  const customer = await mock.enter();
  await fillBasket(customer, 'AL-H101', 3);
  await shop.open('contact');
  await expect
    .poll(tabs)
    .toEqual(['All floors', 'Search', 'Projects', '1\nBasket\nBasket, 1 line', 'Account']);
  for (const [name, id] of [
    ['Basket, 1 line', 'basket'],
    ['Projects', 'projects'],
    ['Account', 'account'],
    ['All floors', 'flooring'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href(id, shop.device)}$`));
    if (id !== 'basket')
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    else await page.goBack();
  }
});

test('the first tab stops lead to the content, into the search, and on a phone to the bar at its foot', async ({
  page,
  shop,
}) => {
  await shop.open('flooring');
  const banner = page.getByRole('banner');
  const content = page.getByRole('link', { name: 'Skip to content' });
  const search = page.getByRole('button', { name: 'Skip to search' });
  const bar = page.getByRole('link', { name: 'Skip to quick links' });
  for (const skip of shop.device === 'mobile' ? [content, search, bar] : [content, search]) {
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
  }
  if (shop.device === 'mobile') {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'All floors' }),
    ).toBeFocused();
    await search.focus();
  }
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search floors and accessories' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await content.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await expect(banner.locator(':focus')).toHaveCount(0);
});

test('the search opens by keyboard where a page’s own bar is at the foot of a phone', {
  tag: '@mobile-only',
}, async ({ page, shop, mock }) => {
  await fillBasket(await mock.enter(), 'AL-H101', 3);
  await shop.open('basket');
  await expect(page.getByRole('region', { name: 'Total and next step' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to quick links' })).toBeHidden();
  await page.getByRole('button', { name: 'Skip to search' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search floors and accessories' })).toBeFocused();
});

test('total and next step of basket and checkout stay in reach at the foot of a phone', {
  tag: '@mobile-only',
}, async ({ page, shop, mock }) => {
  const customer = await mock.enter();
  const tabs = page.getByRole('navigation', { name: 'Quick' });
  await shop.open('basket');
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await expect(tabs).toBeVisible();

  for (const productNo of ['AL-H101', 'AL-M101', 'AL-H105', 'AL-L108', 'AL-V102', 'AL-M110'])
    await fillBasket(customer, productNo, 3);
  await page.reload();
  const bar = page.getByRole('region', { name: 'Total and next step' });
  for (const [button, id] of [
    [bar.getByRole('link', { name: 'Checkout' }), 'checkout'],
    [bar.getByRole('button', { name: 'Place the order' }), undefined],
  ] as const) {
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(tabs).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 6 lines' })).toBeVisible();
    const total = (await bar.innerText()).match(/£[\d,.]+/)?.[0] ?? 'none';
    await expect.poll(() => page.getByText(total).count(), 'the same as in the summary').toBeGreaterThan(1);
    if (!id) continue;
    await button.click();
    await expect(page).toHaveURL(new RegExp(`${href(id, shop.device)}$`));
  }
});

test('at 200 % zoom a customer can still log out', async ({ page, shop, mock }) => {
  await page.setViewportSize(
    shop.device === 'mobile' ? { width: 195, height: 422 } : { width: 720, height: 450 },
  );
  await mock.enter();
  await shop.open('flooring');
  expect(await overflow(page)).toBe(0);
  if (shop.device === 'mobile') await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
});

test('a page that is shown at once from the menu has the focus, not the button that opened the menu', {
  tag: '@mobile-only',
}, async ({ page, shop }) => {
  await shop.open('contact');
  const arriveAt = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  };
  await arriveAt('Company');
  // by now its code is there, so that the page comes in the same moment as the menu goes
  await arriveAt('Contact');
  await arriveAt('Company');
});

test('at 320 px everything in the order panel stays inside its box', async ({ page, shop, mock }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await mock.enter();
  await shop.open('product', { id: 'p-0101' });
  await page.getByLabel('Area needed in m²').fill('1024.5');
  const panel = await page.getByRole('region', { name: 'Price and quantity' }).boundingBox();
  const wastage = page.getByRole('group', { name: 'Wastage to add' });
  await wastage.getByText('12%').click();
  for (const inner of [wastage.getByText('12%'), page.getByRole('button', { name: 'Packs: one more' })]) {
    const box = await inner.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0));
  }
  expect(await overflow(page)).toBe(0);
});

test('the footer says how and when to reach us, and has links @mobile-only', async ({ page, shop }) => {
  await shop.open('products');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'sales@alderline.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(footer.getByRole('link', { name: /^01632/ })).toHaveAttribute('href', /^tel:\+44/);
  await expect(footer).toContainText('Essex');
  await expect(footer).toContainText('8:30–17:30');
  await footer.getByRole('link', { name: 'Create a trade account' }).click();
  await expect(page).toHaveURL(new RegExp(`${href('register', shop.device)}$`));
});

test('every small picture shows its keyboard focus', { tag: '@desktop-only' }, async ({ page, shop }) => {
  await shop.open('product', { id: 'p-0101' });
  const thumbnails = page.getByRole('button', { name: /^Show: / });
  await expect(thumbnails.nth(1)).toBeVisible();
  await thumbnails.first().focus();
  for (let index = 1; index < (await thumbnails.count()); index += 1) {
    await page.keyboard.press('Tab');
    await expect(thumbnails.nth(index)).toBeFocused();
    await expect(thumbnails.nth(index)).toHaveCSS('outline-style', 'solid');
  }
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the VAT switch shows its state', async ({ page, shop, mock }) => {
    await mock.enter();
    await shop.open('product', { id: 'p-0101' });
    const vat = page.getByRole('switch');
    const colours = () =>
      vat.evaluate((input) => ({
        track: getComputedStyle(input).backgroundColor,
        thumb: getComputedStyle(input, '::before').backgroundColor,
      }));
    for (const state of [true, false]) {
      await vat.setChecked(state);
      await expect.poll(async () => new Set(Object.values(await colours())).size).toBe(2);
    }
  });

  test('one series is marked as the current one @mobile-only', async ({ page, shop }) => {
    await shop.open('flooring', { type: 'chevron' });
    const lines = await page
      .getByRole('list', { name: 'Series' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth));
    expect(lines.filter((width) => width !== '0px')).toHaveLength(1);
  });
});

test('a dialog dims the whole screen, also beside a classic scroll bar', { tag: '@desktop-only' }, async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1200, height: 700 } });
  await page.goto('/__mock/styles');
  const trigger = page.getByRole('button', { name: 'Dialog: center' });
  await trigger.scrollIntoViewIfNeeded();
  const before = await left(trigger);
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(
    0,
  );
  await trigger.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const strip = page.screenshot({ clip: { x: 1186, y: 0, width: 14, height: 700 }, animations: 'disabled' });
  const { channels } = await sharp(await strip).stats();
  for (const { max } of channels) expect(max, 'as dark as the rest').toBeLessThan(160);
  expect(await left(trigger), 'nothing moves').toBe(before);
  await browser.close();
});
