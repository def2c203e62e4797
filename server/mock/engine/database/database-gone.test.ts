import { afterAll, beforeAll, expect, it } from 'vitest';
import { basketLine, stockedFloor, TRADE } from '../../testing/buy.ts';
import { BRAND, openShop, type TestShop } from '../../testing/open-shop.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';

let shop: TestShop;
let postgres: TestPostgres;
beforeAll(async () => {
  // a server of its own: no other test may lose its database
  postgres = await startPostgres();
  shop = await openShop({ dataDir: '', databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

it('answers 104 while the database is gone, and recovers by itself when it is back', async () => {
  const token = await shop.logIn(TRADE);
  const add = () =>
    shop.call('/woojiapi/order/insertshoppingcar', basketLine(TRADE, stockedFloor(0), 1), { token });
  const list = () =>
    shop.call('/woojiapi/product/qrybrandseries', { productType: 'Timber', series: '', brand: BRAND });
  expect((await add()).resultCode).toBe('0');
  expect(await shop.backend.ready()).toBe(true);

  await postgres.halt();
  shop.clock.now += 2000;
  for (const answer of [await add(), await list(), await add()]) {
    expect([answer.status, answer.resultCode]).toEqual([502, '104']);
    expect(answer.text).not.toMatch(/postgres|ECONN|127\.0\.0\.1/i);
  }
  expect(await shop.backend.ready()).toBe(false);
  await expect(shop.backend.ask('/api/dic', { type: 'Unit' })).rejects.toMatchObject({ resultCode: '104' });

  await postgres.resume();
  expect((await add()).resultCode).toBe('0');
  expect((await list()).resultCode).toBe('0');
  expect(await shop.backend.ready()).toBe(true);
});
