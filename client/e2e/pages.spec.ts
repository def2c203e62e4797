import { allPages, type PageId, type PageQuery, pageTitle } from '../../contracts/site-map.ts';
import { expect, test } from './shop-test.ts';

const QUERIES: Partial<Record<PageId, PageQuery>> = { 'product-detail': { id: 'p-0101' } };
/** Titles that come from what the page shows. */
const OWN_TITLES: readonly PageId[] = ['product-detail', 'flooring'];

for (const [id, entry] of allPages()) {
  // a page of the mobile tree only is not a page of the desktop
  const tag = entry.desktop ? [] : ['@mobile-only'];
  test(`${id} renders on the server, hydrates without a word and is accessible`, { tag }, async ({
    page,
    shop,
  }) => {
    await shop.open(id, QUERIES[id]);
    if (!OWN_TITLES.includes(id)) await expect(page).toHaveTitle(pageTitle(entry.title, 'Alderline'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.expectAccessible();
  });

  test(`${id} reads without JavaScript, and holds no price`, { tag }, async ({
    request,
    shop,
    userAgent,
  }) => {
    const path = (shop.device === 'mobile' ? entry.mobile : entry.desktop) ?? '/';
    const query = new URLSearchParams(QUERIES[id] as Record<string, string>);
    const response = await request.get(`${path}?${query}`, {
      headers: userAgent ? { 'user-agent': userAgent } : {},
    });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).not.toContain('productPrice');
    expect(html).not.toMatch(/£\d/);
  });
}

test('an address that is no page is not found, and says so', async ({ page, quietConsole, shop }) => {
  const response = await page.goto(shop.device === 'mobile' ? '/mobile/no-such-page' : '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  await shop.expectAccessible();
  // the browser itself reports the 404 of the document, and nothing else is
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a device is sent to its own tree', async ({ page, shop }) => {
  await page.goto(shop.device === 'mobile' ? '/flooring' : '/mobile/flooring');
  await expect(page).toHaveURL(shop.device === 'mobile' ? /\/mobile\/home$/i : /\/home$/i);
});
