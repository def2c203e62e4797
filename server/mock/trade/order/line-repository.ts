import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import type { BasketLineRow, Db, OrderLineRow } from '../../engine/database/tables.ts';
import { type PricedProduct, readProduct } from '../../shop/product/repository.ts';

/** The most lines of an order that the contract allows. */
const MAX_LINES = 200;

/** Removes lines from a user's basket. @returns the removed ones */
export async function takeFromBasket(
  db: Db,
  userId: string,
  carIds: readonly string[],
): Promise<BasketLineRow[]> {
  return await db
    .deleteFrom('basket_lines')
    .where('user_id', '=', userId)
    .where('car_id', 'in', carIds)
    .returningAll()
    .execute();
}

/** Fitting has no stock. */
export const isStocked = (product: PricedProduct) => goodsKind(product) !== 'fitting';

/** @returns false, and nothing taken, when there are fewer packs */
export async function takeStock(db: Db, productId: string, packs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set((product) => ({ stock_packs: product('stock_packs', '-', packs) }))
    .where('product_id', '=', productId)
    .where('stock_packs', '>=', packs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function returnStock(db: Db, productId: string, packs: number): Promise<void> {
  await db
    .updateTable('products')
    .set((product) => ({ stock_packs: product('stock_packs', '+', packs) }))
    .where('product_id', '=', productId)
    .execute();
}

/** The packs that an order took from the stock, sorted by product, so that no deadlock is possible. */
export async function listTakenPacks(
  db: Db,
  orderId: string,
): Promise<Pick<OrderLineRow, 'product_id' | 'number'>[]> {
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select(['line.product_id', 'line.number', 'product.facts', 'product.price_pence', 'product.stock_packs'])
    .where('line.order_id', '=', orderId)
    .orderBy('line.product_id')
    .execute();
  return rows.filter((row) => isStocked(readProduct(row)));
}

/** The lines of some orders, in their order; only the first ones with `most`. */
export async function listOrderLines(
  db: Db,
  orderIds: readonly string[],
  most = MAX_LINES,
): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('position', '<', most)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** @returns how many lines each order has, by its id */
export async function countOrderLines(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select((line) => ['order_id', line.fn.countAll<number | string>().as('lines')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, lines }) => [order_id, Number(lines)]));
}
