import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORLD_HEADER, worldCookie } from '../../../../contracts/api/mock-console.ts';
import { dataOf, openPages, writeBuild } from '../../../pages/testing/small-build.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { BRAND } from '../../testing/open-shop.ts';

/** Shows the product p-0101. */
const PAGE = '/asks';
const PRODUCT = 'p-0101';

let distDir: string;
let shop: TestConsole;
beforeAll(async () => {
  distDir = await writeBuild();
  shop = await openConsole({}, [], (backend) => openPages(distDir, backend));
  for (const [name, inventoryBalance] of [
    ['three', 3],
    ['four', 4],
  ] as const) {
    await shop.control('POST /worlds', { body: { name } });
    await setStock(inventoryBalance, name);
  }
});
afterAll(async () => {
  await shop.close();
  await rm(distDir, { recursive: true, force: true });
});

const setStock = (inventoryBalance: number, world: string) =>
  shop.control('PATCH /catalogue/:productId', { id: PRODUCT, body: { inventoryBalance }, world });
const get = (headers: Record<string, string> = {}, path = PAGE) => fetch(shop.origin + path, { headers });
const stockOn = async (page: Response) => dataOf(await page.text()).fallback.shown.data.inventoryBalance;
const byCookie = (world: string) => {
  const name = worldCookie(new URL(shop.origin).port);
  return { cookie: `first=1; ${name}=${world}; last=2` };
};

describe('a page', () => {
  it('shows the world that its request names, by the header or by the browser, and the main one to all others', async () => {
    const main = await stockOn(await get());
    expect(main).toBeGreaterThan(4);
    // once more, now that the main world's page is cached
    for (let time = 0; time < 2; time += 1) {
      expect(await stockOn(await get({ [WORLD_HEADER]: 'three' }))).toBe(3);
      expect(await stockOn(await get(byCookie('four')))).toBe(4);
      expect(await stockOn(await get({ ...byCookie('four'), [WORLD_HEADER]: 'three' }))).toBe(3);
      expect(await stockOn(await get())).toBe(main);
    }
  });

  it('of a world is made anew for each request, and no cache in between may keep it', async () => {
    const { headers } = await get(byCookie('three'));
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain(`Cookie, ${WORLD_HEADER}`);
    await setStock(2, 'three');
    expect(await stockOn(await get(byCookie('three')))).toBe(2);
    await setStock(3, 'three');
    const ofMain = (await get()).headers;
    expect(ofMain.get('cache-control')).toBe('no-cache');
  });

  it('says which world is wrong instead of showing another', async () => {
    for (const headers of [{ [WORLD_HEADER]: 'thre' }, byCookie('thre')]) {
      // a page without calls would never meet the world
      for (const path of [PAGE, '/good']) {
        const page = await get(headers, path);
        expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
        expect(await page.text()).toBe(
          'x-mock-world: no such world; did you mean three? POST /__mock/api/worlds opens one\n' +
            '/__mock#/worlds is where this browser chooses its world.\n',
        );
      }
    }
    expect((await get(byCookie('NO WORLD'))).status).toBe(400);
  });

  it('is of the main world for a cookie of another port, and for another machine', async () => {
    const main = await stockOn(await get());
    expect(await stockOn(await get({ cookie: `${worldCookie('1')}=three` }))).toBe(main);
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    for (const headers of [byCookie('three'), byCookie('thre'), { [WORLD_HEADER]: 'three' }])
      expect(await stockOn(await get({ ...headers, ...elsewhere }))).toBe(main);
  });
});

it('a call without the header is made in the world that its browser names', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await shop.call('/woojiapi/product/qrybyproductid', { productId: PRODUCT, brand: BRAND }, { headers }))
      .reply;
  expect(await ask(byCookie('four'))).toMatchObject({ data: { inventoryBalance: 4 } });
  expect(await ask(byCookie('for'))).toMatchObject({
    resultMsg: expect.stringContaining('did you mean four?'),
  });
});
