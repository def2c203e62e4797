import { PANEL_SAMPLE_PRICE } from '../../contracts/rules/samples.ts';
import { PROPERTY_LIABILITY } from '../../contracts/rules/supply-terms.ts';
import { allPages, type PageId, type PageQuery, pageTitle } from '../../contracts/site-map.ts';
import { expect, test } from './shop-test.ts';

const QUERIES: Partial<Record<PageId, PageQuery>> = { 'product-detail': { id: 'p-0101' } };
/** Titles that come from the page's content. */
const OWN_TITLES: readonly PageId[] = ['product-detail', 'flooring'];

for (const [id, entry] of allPages()) {
  // a mobile-only page doesn't exist in the desktop tree
  const tag = entry.desktop ? [] : ['@mobile-only'];
  test(`${id} renders on the server, hydrates without a warning and is accessible`, { tag }, async ({
    page,
    shop,
  }) => {
    await shop.open(id, QUERIES[id]);
    if (!OWN_TITLES.includes(id)) await expect(page).toHaveTitle(pageTitle(entry.title, 'Alderline'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.expectAccessible();
  });

  test(`${id} is readable without JavaScript, and contains no price`, { tag }, async ({
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
    // the sums that everybody may read are no prices of products
    const publicSums = [PROPERTY_LIABILITY, PANEL_SAMPLE_PRICE, '£50 voucher'];
    const others = publicSums.reduce((rest, sum) => rest.replaceAll(sum, ''), html);
    expect(others).not.toMatch(/£\d/);
  });
}

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
