import type { Db, OrderLineRow, ReturnLineRow, ReturnRow } from '../../engine/database/tables.ts';
import { readProduct } from '../../shop/product/repository.ts';
import { isStocked } from '../order/line-repository.ts';

/** A line of an order, and how many of its packs are on returns that were not declined. */
export interface ReturnableLine extends OrderLineRow {
  /** false for samples and fitting */
  readonly isGoods: boolean;
  /** packs */
  readonly taken: number;
}

/** In the sequence of the order's lines. */
export async function listReturnable(db: Db, orderId: string): Promise<ReturnableLine[]> {
  const rows = await db
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .selectAll('line')
    .select(['product.facts as product_facts', 'product.price_pence as today', 'product.stock_packs'])
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
  const taken = await packsInReturns(db, orderId, ['requested', 'agreed', 'received']);
  return rows.map(({ product_facts, today, stock_packs, ...line }) => {
    const product = readProduct({ facts: product_facts, price_pence: today, stock_packs });
    return {
      ...line,
      isGoods: line.car_type === 0 && isStocked(product),
      taken: taken.get(line.line_id) ?? 0,
    };
  });
}

/** How many packs of each line of an order are in its returns. @param states of the returns that count */
export async function packsInReturns(
  db: Db,
  orderId: string,
  states: readonly ReturnRow['sts'][],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.return_id', 'return_lines.return_id')
    .select((line) => ['return_lines.line_id', line.fn.sum<number | string>('number').as('packs')])
    .where('returns.order_id', '=', orderId)
    .where('returns.sts', 'in', states)
    .groupBy('return_lines.line_id')
    .execute();
  return new Map(rows.map(({ line_id, packs }) => [line_id, Number(packs)]));
}

export async function addReturn(
  db: Db,
  row: ReturnRow,
  lines: readonly Pick<ReturnLineRow, 'line_id' | 'number'>[],
): Promise<void> {
  await db.insertInto('returns').values(row).execute();
  await db
    .insertInto('return_lines')
    .values(lines.map((line) => ({ ...line, return_id: row.return_id, net_pence: 0 })))
    .execute();
}

/** @returns how many of a user's uploaded pictures have these ids and are in no project */
export async function countFreePictures(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('shared_pictures')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('picture_id', 'in', ids)
    .where('user_id', '=', userId)
    .where('example_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves uploaded pictures to a return, in this order, so that no project can use them and no clean-up removes them. */
export async function takePictures(db: Db, returnId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .insertInto('return_pictures')
      .columns(['picture_id', 'return_id', 'position', 'small', 'large'])
      .expression((from) =>
        from
          .selectFrom('shared_pictures')
          .select((picture) => [
            'picture_id',
            picture.val(returnId).as('return_id'),
            picture.lit(position).as('position'),
            'small',
            'large',
          ])
          .where('picture_id', '=', id),
      )
      .execute();
    await db.deleteFrom('shared_pictures').where('picture_id', '=', id).execute();
  }
}

/** Oldest first. */
export async function listReturns(db: Db, orderId: string): Promise<ReturnRow[]> {
  return await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('return_no')
    .execute();
}

type NamedReturnLine = ReturnLineRow & Pick<OrderLineRow, 'facts' | 'position'>;

/** The lines of some returns, in the sequence of the order's lines. */
export async function listReturnLines(db: Db, returnIds: readonly string[]): Promise<NamedReturnLine[]> {
  if (returnIds.length === 0) return [];
  return await db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.line_id', 'return_lines.line_id')
    .selectAll('return_lines')
    .select(['order_lines.facts', 'order_lines.position'])
    .where('return_id', 'in', returnIds)
    .orderBy('order_lines.position')
    .execute();
}

/** @returns the pictures of some returns, each with its return, in their order */
export async function listReturnPictures(
  db: Db,
  returnIds: readonly string[],
): Promise<{ picture_id: string; return_id: string }[]> {
  if (returnIds.length === 0) return [];
  return await db
    .selectFrom('return_pictures')
    .select(['picture_id', 'return_id'])
    .where('return_id', 'in', returnIds)
    .orderBy('position')
    .execute();
}

/** Pence paid back to the customer for an order. */
export async function refundedFor(db: Db, orderId: string): Promise<number> {
  const { pence } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number | string | null>('amount_pence').as('pence'))
    .where('order_id', '=', orderId)
    .where('amount_pence', '<', 0)
    .executeTakeFirstOrThrow();
  return -Number(pence ?? 0);
}

export async function findReturn(db: Db, returnId: string): Promise<ReturnRow | undefined> {
  return await db.selectFrom('returns').selectAll().where('return_id', '=', returnId).executeTakeFirst();
}

export async function changeReturn(
  db: Db,
  returnId: string,
  change: Partial<Pick<ReturnRow, 'sts' | 'answer' | 'is_charged' | 'decided_at' | 'received_at'>>,
): Promise<void> {
  await db.updateTable('returns').set(change).where('return_id', '=', returnId).execute();
}

/** A person's returns and defect reports, oldest first. */
export async function listReturnsOf(db: Db, userId: string) {
  return await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.order_id', 'returns.order_id')
    .selectAll('returns')
    .select('orders.order_no')
    .where('returns.user_id', '=', userId)
    .orderBy('returns.requested_at')
    .orderBy('returns.return_no')
    .execute();
}
