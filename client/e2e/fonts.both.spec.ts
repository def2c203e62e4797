import type { Page } from '@playwright/test';
import { href } from '../../contracts/site/site-map.ts';
import { expect, fontsShown, test } from './shop-test.ts';

/** In milliseconds. Every answer that does not come from the browser's own store takes longer. */
const SLOW_LINE = 1_000;
/** What the layout may move, as the browser counts it: a word by a pixel or two, never a text by a line. */
const HARDLY = 0.002;

const PAGES = [
  ['home'],
  ['products'],
  ['flooring'],
  ['product', { id: 'p-0101' }],
  ['contact'],
  ['delivery'],
  ['riba'],
  ['terms'],
] as const;

/** When fonts were asked for, and when the first large pictures were there, in milliseconds after the navigation. */
const times = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const shown = pictures.map(({ currentSrc }) => currentSrc);
    return {
      fonts: entries.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
      pictures: entries.filter(({ name }) => shown.includes(name)).map(({ responseEnd }) => responseEnd),
    };
  });

test('the fonts wait for the first pictures, and not where the browser has them already @mobile-only', async ({
  page,
  shop,
}) => {
  await page.goto(href('products', shop.device));
  await fontsShown(page);
  const first = await times(page);
  expect(first.fonts).toHaveLength(2);
  expect(first.pictures).not.toHaveLength(0);
  expect(Math.min(...first.fonts)).toBeGreaterThanOrEqual(Math.max(...first.pictures));

  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const endless = { downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: SLOW_LINE, ...endless });
  await page.goto(href('flooring', shop.device));
  await fontsShown(page);
  await expect.poll(async () => (await times(page)).pictures.length).toBeGreaterThan(0);
  const again = await times(page);
  expect(Math.max(...again.fonts)).toBeLessThan(Math.min(...again.pictures));
});

test('nothing moves when the fonts come', async ({ page, shop }) => {
  await page.addInitScript(() => {
    // as a newcomer sees it
    if (location.protocol === 'http:') localStorage.clear();
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const line = await page.context().newCDPSession(page);
  for (const [id, query] of PAGES) {
    await test.step(id, async () => {
      await line.send('Network.clearBrowserCache');
      await shop.open(id, query);
      await fontsShown(page);
      // the frame in which they are shown, and the one after it, which knows what has moved
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      expect(await page.evaluate(() => window.moved), id).toBeLessThan(HARDLY);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page, shop }) => {
    const asked = ['inter', 'newsreader'].map((name) =>
      page.waitForResponse((response) => new RegExp(`/${name}-.*woff2$`).test(response.url())),
    );
    await page.goto(href('products', shop.device));
    for (const response of await Promise.all(asked)) expect(response.ok()).toBe(true);
  });
});
