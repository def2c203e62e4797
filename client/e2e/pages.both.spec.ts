import { readFile } from 'node:fs/promises';
import { PROPERTY_LIABILITY } from '../../contracts/domain/order/trade-terms.ts';
import { PANEL_SAMPLE_PRICE } from '../../contracts/domain/product/samples.ts';
import {
  allPages,
  type Device,
  href,
  type PageId,
  type PageQuery,
  pageTitle,
} from '../../contracts/site/site-map.ts';
import { measuredText, overspent } from './budgets.ts';
import { firstViewOf } from './first-view.ts';
import { expect, hasOneView, test, treesOf } from './shop-test.ts';

const QUERIES: Partial<Record<PageId, PageQuery>> = { product: { id: 'p-0101' } };
/** Titles that come from the page's content. */
const OWN_TITLES: readonly PageId[] = ['product', 'flooring'];

/** Which source files each script holds; the build lists them. */
const SOURCES = 'dist/client/.vite/sources.json';

for (const [id, entry] of allPages())
  test(`${id} renders on the server, hydrates without a warning, keeps to its budget, is accessible, and fits narrow screens`, {
    tag: treesOf(id),
  }, async ({ page, shop }) => {
    const name = `${id}.${shop.device}`;
    const view = await firstViewOf(page, () => shop.open(id, QUERIES[id]));
    process.stdout.write(`${name.padEnd(25)} ${measuredText(view)}\n`);
    expect(overspent(id, view)).toEqual([]);
    const sources = await sourcesOf(view.scripts);
    expect(sources).toContain(`client/pages/${id}/${hasOneView(id) ? id : name}.tsx`);
    expect(
      sources.filter((source) => isForeign(source, id, shop.device)),
      'no other page’s code',
    ).toEqual([]);

    if (!OWN_TITLES.includes(id)) await expect(page).toHaveTitle(pageTitle(entry.title, 'Alderline'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.expectAccessible();
    // WCAG 1.4.10: a desktop at 400%; half of 1440 px is what is left of one at 200%
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
  });

async function sourcesOf(scripts: readonly string[]): Promise<string[]> {
  const byScript: Record<string, string[]> = JSON.parse(await readFile(SOURCES, 'utf8'));
  return scripts.flatMap((file) => byScript[file] ?? []);
}

/** Code of another page, or of the other device's views. */
function isForeign(source: string, id: PageId, device: Device): boolean {
  const [, folder = id] = /^client\/pages\/([^/]+)\//.exec(source) ?? [];
  return folder !== id || source.includes(device === 'mobile' ? '.desktop.' : '.mobile.');
}

test('every page is readable without JavaScript, contains no price, and asks visitors to log in if it is for customers', async ({
  request,
  shop,
  userAgent,
}) => {
  const faults: string[] = [];
  for (const [id, entry] of allPages().filter(([, page]) => page[shop.device])) {
    const response = await request.get(href(id, shop.device, QUERIES[id]), {
      headers: userAgent ? { 'user-agent': userAgent } : {},
    });
    const html = await response.text();
    // the sums that everybody may read are no prices of products
    const publicSums = [PROPERTY_LIABILITY, PANEL_SAMPLE_PRICE, '£50 voucher'];
    const others = publicSums.reduce((rest, sum) => rest.replaceAll(sum, ''), html);
    const asksToLogIn = html.includes('This page is for trade customers');
    for (const [fault, isThere] of [
      [`HTTP ${response.status()}`, response.status() !== 200],
      ['no heading', !/<h1[\s>]/.test(html)],
      ['a price', /£\d/.test(others) || html.includes('productPrice')],
      ['the wrong readers', asksToLogIn !== (entry.access === 'customer')],
    ] as const)
      if (isThere) faults.push(`${id}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('an address with no page answers not found, and says so', async ({ page, quietConsole, shop }) => {
  const response = await page.goto(shop.device === 'mobile' ? '/mobile/no-such-page' : '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  await shop.expectAccessible();
  // the browser itself reports the document's 404, and nothing else
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a device is sent to its own tree', async ({ page, shop }) => {
  await page.goto(shop.device === 'mobile' ? '/flooring' : '/mobile/flooring');
  await expect(page).toHaveURL(shop.device === 'mobile' ? /\/mobile\/home$/i : /\/home$/i);
});
