import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '../../contracts/site/site-map.ts';
import { fillDatabase } from '../../scripts/fixtures/fill-database.ts';
import { addressOf, startServer, stopServer } from './own-server.ts';
import { expect, test } from './shop-test.ts';

const PRODUCTS = 2000;

test('in a shop that is too long to be read, series and related floors are shown without its lists', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await fillDatabase({ dataDir, logger: { warn: () => undefined } }, PRODUCTS, () => undefined);
  const server = startServer('dist', { DATA_DIR: dataDir, PORT: '0', CARD_PROVIDER_PORT: '0' });
  try {
    const origin = await addressOf(server);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/woojiapi/')) calls.push(`${pathname} ${request.postData()}`);
    });
    const related = page.getByRole('region', { name: 'Related floors' });
    const herringbone = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Herringbone' });
    const place = href('product', 'desktop', { id: 'p-g001234' });
    // as the browser reads them
    await page.goto(origin + href('terms', 'desktop'));
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('AL-G001234');
    await search.getByRole('option').filter({ hasText: 'AL-G001234' }).click();
    await expect(page).toHaveURL(origin + place);
    await page.keyboard.press('End');
    await expect(related.getByRole('link')).toHaveCount(4);
    const names = await related.getByRole('link').allTextContents();
    await page
      .locator(`a[href="${href('series', 'desktop')}"]`)
      .first()
      .click();
    await expect(herringbone).toContainText(/\b2\d\d\b/);
    const pages = calls.filter((call) => call.startsWith('/woojiapi/product/qryproductpage'));
    expect(pages.some((call) => call.includes('relatedTo=p-g001234'))).toBe(true);
    expect(pages.at(-1)).toContain('pageSize=1&');
    expect(calls.filter((call) => call.includes('qrybrandseries'))).toEqual([]);
    // as the server sends them
    calls.length = 0;
    await page.reload();
    await expect(herringbone).toContainText(/\b2\d\d\b/);
    await page.goto(origin + place);
    await expect(related.getByRole('link')).toHaveText(names);
    expect(calls.filter((call) => /qrybrandseries|qryproductpage/.test(call))).toEqual([]);
  } finally {
    await page.close();
    await stopServer(server);
    await rm(dataDir, { recursive: true });
  }
});
