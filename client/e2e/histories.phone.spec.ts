import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '../../contracts/site/site-map.ts';
import { addressOf, startServer, stopServer } from './own-server.ts';
import { expect, test } from './shop-test.ts';

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A shop of its own with past orders: all other tests begin on their customer's first day. */
async function openOldShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const server = startServer('dist', {
    // the test is about figures: pictures are not made for it
    MAKER_SOCKET: join(dataDir, 'no-maker'),
    DATA_DIR: dataDir,
    SEED_PEOPLE: 'on',
    SEED_ORDERS: 'on',
    PORT: '0',
  });
  const origin = await addressOf(server);
  return {
    origin,
    async close() {
      await stopServer(server);
      await rm(dataDir, { recursive: true });
    },
  };
}

test('a customer of 18 months finds orders, a return with its credit note, and a statement that adds up', async ({
  page,
  shop,
}) => {
  const old = await openOldShop();
  const at = (path: string) => `${old.origin}${path}`;
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }));
  try {
    await page.goto(at(href('login', shop.device)));
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.getByLabel('Email').fill('trade@alderline.example');
    await page.getByLabel('Password', { exact: true }).fill('Floor!2026');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href('products', shop.device)}$`, 'i'));

    await page.goto(at(href('account', shop.device)));
    await expect(shop.rows('Last orders')).toHaveCount(5);
    await expect(
      page.getByRole('list', { name: 'Arriving soon' }).getByRole('listitem').first(),
    ).toBeVisible();
    await shop.expectAccessible();

    await page.goto(at(href('orders', shop.device)));
    const orders = shop.rows('Orders');
    await expect(orders.nth(10)).toBeVisible();
    await shop.expectAccessible();

    await page.goto(at(href('invoices', shop.device)));
    const credited = page.getByRole('row').filter({ hasText: /Credit note AC-/ });
    await expect(credited).toHaveCount(1);
    await shop.expectAccessible();
    await credited.getByRole('link', { name: /^Credit note AC-/ }).click();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Credit note');
    await expect(sheet).toContainText('Restocking fee');
    await page.goBack();
    await page.getByRole('link', { name: /^View statement of / }).click();
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Statement');
    await expect(sheet).toContainText('Brought forward');
    await shop.expectAccessible();
  } finally {
    await old.close();
  }
});
