import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '../../contracts/site/site-map.ts';
import { fillDatabase } from '../../scripts/fixtures/fill-database.ts';
import { addressOf, startServer } from './own-server.ts';
import { expect, test } from './shop-test.ts';

const PRODUCTS = 2000;

test('in a shop that is too long to be read, the search asks for what it shows', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await fillDatabase({ dataDir, logger: { warn: () => undefined } }, PRODUCTS, () => undefined);
  const server = startServer('dist', { DATA_DIR: dataDir, PORT: '0', CARD_PROVIDER_PORT: '0' });
  try {
    const origin = await addressOf(server);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/woojiapi/')) calls.push(pathname);
    });
    await page.goto(origin + href('terms', 'desktop'));
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('oak');
    const all = search.getByRole('option', { name: /^Show all [\d,]+ results$/ });
    await expect(all).toBeVisible();
    expect(Number((await all.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(1000);
    await search.getByRole('combobox').fill('AL-G001234');
    await expect(search.getByRole('option').filter({ hasText: 'AL-G001234' })).toBeVisible();
    await expect(search.getByRole('status')).toHaveText('1 result');
    expect(new Set(calls)).toEqual(new Set(['/woojiapi/product/qryproductpage']));
  } finally {
    await page.close();
    server.kill();
    await once(server, 'exit');
    await rm(dataDir, { recursive: true });
  }
});
