import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORLD_HEADER } from '../../contracts/api/mock-console.ts';
import { href, type PageId, type PageQuery } from '../../contracts/site/site-map.ts';
import {
  type DocumentedOnly,
  DRESSES,
  type DressName,
  documentedOnly,
} from '../../contracts/suite/documented-only.ts';
import { test as base, expect, PASSWORD, TRADE } from './console-test.ts';
import { addressOf, startServer } from './own-server.ts';

export interface Front {
  readonly backend: DocumentedOnly;
  open(id: PageId, query?: PageQuery): Promise<void>;
  logIn(): Promise<void>;
}

/** The shop as a program of its own, in front of a backend with the documented calls alone, whose data are the test's world. */
export const test = base.extend<{ dress: DressName; front: Front }>({
  dress: ['404 in HTML', { option: true }],
  front: async ({ page, shop, mock, dress, baseURL }, use) => {
    const behind = { baseUrl: baseURL ?? '', salt: 'alderline-site' };
    const backend = await documentedOnly(behind, DRESSES[dress], { [WORLD_HEADER]: mock.world });
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-front-'));
    const server = startServer('dist', {
      PORT: '0',
      DATA_DIR: dataDir,
      BACKEND: 'upstream',
      UPSTREAM_URL: backend.url,
      UPSTREAM_SIGN_SALT: 'between-the-two-servers',
    });
    const ended = once(server, 'exit');
    const address = await addressOf(server);
    // at the start it looks which calls the backend has
    await expect
      .poll(async () => (await (await fetch(`${address}/readyz`)).json()).lacking)
      .toContain('/woojiapi/order/qryplanfacts');
    const open = async (id: PageId, query?: PageQuery) => {
      await page.goto(address + href(id, shop.device, query));
      await expect(page.locator('html[data-live]')).toBeAttached();
    };
    await use({
      backend,
      open,
      async logIn() {
        await open('login');
        await page.getByLabel('Email').fill(TRADE);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${href('products', shop.device)}$`, 'i'));
        await expect(page.getByLabel('Email')).toBeHidden();
      },
    });
    // what the page would still fetch
    await page.goto('about:blank');
    server.kill();
    await Promise.all([ended, backend.close()]);
    await rm(dataDir, { recursive: true, force: true });
  },
});
