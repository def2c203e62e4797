import { afterAll, beforeAll } from 'vitest';
import { type Engine, newStore, openShop, type TestShop } from './open-shop.ts';

/**
 * Opens a shop for the tests of a group, on a separate database, and closes both after them.
 * @param ready gets the shop before the first test
 */
export function withShop(engine: Engine, ready: (shop: TestShop) => void | Promise<void>): void {
  let store: Awaited<ReturnType<typeof newStore>> | undefined;
  let shop: TestShop | undefined;
  beforeAll(async () => {
    store = await newStore(engine);
    shop = await openShop(store.place);
    await ready(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await store?.clear();
  });
}
