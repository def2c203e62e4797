import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '../../contracts/site/site-map.ts';
import { addressOf, startServer, stopServer } from './own-server.ts';
import { expect, test } from './shop-test.ts';

test('with a maps service configured the map comes after a click, and from there alone', async ({
  page,
  shop,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const server = startServer('dist', {
    // what is drawn is beside the point here, so nothing has to be there
    NODE_ENV: 'test',
    MOCK_CONSOLE: 'off',
    DATA_DIR: dataDir,
    PORT: '0',
    MAPS_PROVIDER: 'google',
    MAPS_KEY: 'embed-key-1',
  });
  const origin = await addressOf(server);
  const elsewhere: string[] = [];
  await page.route(/^https?:/, async (route) => {
    const url = route.request().url();
    if (url.startsWith(origin)) return route.continue();
    elsewhere.push(url);
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The map</p>' });
  });
  // from another page, which is the document whose policy counts
  await page.goto(origin + href('delivery', shop.device));
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const show = page.getByRole('button', { name: 'Show Google Maps instead' });
  await expect(show).toBeVisible();
  expect(elsewhere).toEqual([]);
  await shop.expectAccessible();

  await show.click();
  const frame = page.locator('iframe[title="Map of the showroom by Google Maps"]');
  await expect(frame.contentFrame().getByText('The map')).toBeVisible();
  await expect(frame).toBeFocused();
  expect(elsewhere).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=embed-key-1&q=51\./),
  ]);

  await stopServer(server);
  await rm(dataDir, { recursive: true });
});
