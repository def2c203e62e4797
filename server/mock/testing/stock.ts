import type { Tables } from '../engine/database/tables.ts';
import { stockedFloor } from './buy.ts';
import type { TestShop } from './open-shop.ts';

/** The two floors that {@link restock} puts in stock. */
export const floor = stockedFloor(0);
export const other = stockedFloor(1);

interface Changes {
  readonly stock_packs?: number;
  readonly price_pence?: number;
  readonly is_listed?: number;
}

/** Changes a product in the database, as may happen between any two calls of a customer. */
export const changeProduct = ({ db }: TestShop, productId: string, changes: Changes) =>
  db.updateTable('products').set(changes).where('product_id', '=', productId).execute();

/** Resets both floors: 50 packs, listed, at prices that tests name. */
export async function restock(shop: TestShop): Promise<void> {
  await changeProduct(shop, floor.productId, { stock_packs: 50, price_pence: 4150, is_listed: 1 });
  await changeProduct(shop, other.productId, { stock_packs: 50, price_pence: 5233, is_listed: 1 });
}

/** How many packs are left. */
export async function stockOf({ db }: TestShop, productId: string): Promise<number> {
  const product = db.selectFrom('products').select('stock_packs').where('product_id', '=', productId);
  return (await product.executeTakeFirstOrThrow()).stock_packs;
}

/** Empties these tables in this order, as some rows refer to others. */
export async function emptyTables({ db }: TestShop, ...tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
}
