import { hasLeft } from '../../../../contracts/domain/order/order-state.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db, OrderRow, ReturnRow } from '../../engine/database/tables.ts';
import { issueCredit } from '../invoice/issue-credit.ts';
import { returnStock } from '../order/line-repository.ts';
import { OrderStays } from '../order/move-order.ts';
import { packsOfLine } from '../order/packs-of-line.ts';
import { addEvent, lockOrder, setState } from '../order/repository.ts';
import {
  changeReturn,
  findReturn,
  listReturnable,
  listReturnLines,
  packsInReturns,
} from './return-repository.ts';

/** A return just changed by our staff. */
export interface ChangedReturn {
  readonly order: OrderRow;
  readonly row: ReturnRow;
  /** made by this step */
  readonly credit?: { readonly creditNo: string; readonly totalPence: number };
}

export interface Decision {
  readonly sts: 'agreed' | 'declined';
  /** deducts the restocking fee for a return; never for a defect */
  readonly isCharged: boolean;
  /** for the customer; a declined return needs one */
  readonly answer: string;
}

/**
 * Answers a return, inside a transaction. An accepted defect is credited at once, as nothing comes back.
 * @returns undefined when there is no such return
 * @throws OrderStays when it has been answered already
 */
export async function decideReturn(
  db: Db,
  returnId: string,
  { sts, isCharged, answer }: Decision,
  now: number,
): Promise<ChangedReturn | undefined> {
  const found = await lockReturn(db, returnId);
  if (!found) return undefined;
  const { order, row } = found;
  if (row.sts !== 'requested') throw new OrderStays(`this return is ${row.sts} already`);
  if (sts === 'declined' && answer === '')
    throw new OrderStays('a declined return needs a reason for the customer');
  const change = {
    sts,
    answer,
    is_charged: sts === 'agreed' && row.kind === 'return' && isCharged ? 1 : 0,
    decided_at: now,
  } as const;
  await changeReturn(db, returnId, change);
  const decided = { ...row, ...change };
  if (sts === 'declined' || row.kind === 'return') return { order, row: decided };
  return { order, row: decided, credit: await issueCredit(db, order, decided, now) };
}

/**
 * Receives returned packs, inside a transaction: they go back into the stock and are credited. Packs returned before we have
 * agreed cost the restocking fee.
 * @returns undefined when there is no such return
 * @throws OrderStays for a defect, and for a return that was declined or received already
 */
export async function receiveReturn(
  db: Db,
  returnId: string,
  now: number,
): Promise<ChangedReturn | undefined> {
  const found = await lockReturn(db, returnId);
  if (!found) return undefined;
  const { order, row } = found;
  if (row.kind === 'defect') throw new OrderStays('packs with a defect do not come back into the stock');
  if (row.sts === 'declined' || row.sts === 'received') throw new OrderStays(`this return is ${row.sts}`);
  const change = {
    sts: 'received',
    is_charged: row.sts === 'requested' ? 1 : row.is_charged,
    decided_at: row.sts === 'requested' ? now : row.decided_at,
    received_at: now,
  } as const;
  const received = { ...row, ...change };
  await changeReturn(db, returnId, change);
  await putBack(db, order.order_id, returnId);
  const credit = await issueCredit(db, order, received, now);
  await tellOrder(db, order, received, now);
  return { order, row: received, credit };
}

/** A return and its order, both locked until the transaction ends. */
async function lockReturn(
  db: Db,
  returnId: string,
): Promise<{ order: OrderRow; row: ReturnRow } | undefined> {
  const known = await findReturn(db, returnId);
  const order = known && (await lockOrder(db, known.order_id));
  // read again, as a colleague may have answered while this call waited for the lock
  const row = order && (await findReturn(db, returnId));
  return order && row ? { order, row } : undefined;
}

/** Sorted by product, like everything that changes the stock, so that no deadlock is possible. */
async function putBack(db: Db, orderId: string, returnId: string): Promise<void> {
  await bumpRevision(db);
  const lines = await listReturnable(db, orderId);
  const back = await listReturnLines(db, [returnId]);
  const packs = back.map(({ line_id, number }) => ({
    number,
    productId: lines.find((line) => line.line_id === line_id)?.product_id ?? '',
  }));
  for (const { productId, number } of packs.sort((one, other) => (one.productId < other.productId ? -1 : 1)))
    await returnStock(db, productId, number);
}

/** Adds the returned packs to the order's timeline; once all are back, the order is returned. */
async function tellOrder(db: Db, order: OrderRow, row: ReturnRow, now: number): Promise<void> {
  const lines = await listReturnLines(db, [row.return_id]);
  const note = lines.map((line) => packsOfLine(line, line.number)).join(', ');
  await addEvent(db, order.order_id, 'returned', note, now);
  const back = await packsInReturns(db, order.order_id, ['received']);
  const goods = (await listReturnable(db, order.order_id)).filter(({ isGoods }) => isGoods);
  const isAll = goods.every((line) => (back.get(line.line_id) ?? 0) === line.number);
  if (isAll && hasLeft(order.sts)) await setState(db, order.order_id, 'returned');
}
