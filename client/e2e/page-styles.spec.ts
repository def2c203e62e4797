import type { Page } from '@playwright/test';
import { href, type PageId } from '../../contracts/site/site-map.ts';
import { expect, test } from './shop-test.ts';

/** Pages whose styles come from many places: their own, a feature's, shared parts. */
const VISITED: readonly PageId[] = ['gallery', 'contact', 'basket', 'samples'];

test('a page has its styles in its HTML, and looks the same when a link leads to it', async ({
  page,
  shop,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  const opened = new Map<PageId, string[]>();
  for (const id of VISITED) {
    await shop.open(id);
    opened.set(id, await looks(page));
  }
  expect(fetched).toEqual([]);

  await shop.open('login');
  for (const id of VISITED) {
    await page.evaluate((address) => history.pushState(null, '', address), href(id, shop.device));
    await expect.poll(() => looks(page)).toEqual(opened.get(id));
  }
  expect(fetched).not.toEqual([]);
  expect(new Set(fetched).size, 'each style sheet is fetched once').toBe(fetched.length);
});

/** What each element of the page looks like. */
async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { display, fontSize, color, backgroundColor, padding, margin, width } =
          getComputedStyle(element);
        const looksLike = [display, fontSize, color, backgroundColor, padding, margin, width];
        return `${element.localName}: ${looksLike.join(', ')}`;
      }),
  );
}
