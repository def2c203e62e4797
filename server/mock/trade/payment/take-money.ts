import type { Db, OrderRow, PaymentRow } from '../../engine/database/tables.ts';
import { recordPayment } from '../invoice/issue-invoice.ts';
import { awaitsMoney, moveOrder } from '../order/move-order.ts';

interface Money {
  /** at most what is open */
  readonly pence: number;
  readonly source: PaymentRow['source'];
  /** for the customer, if it confirms the order */
  readonly note: string;
  /** milliseconds since 1970, by the world's clock */
  readonly now: number;
}

/**
 * Records money for an order, within a transaction, and confirms the order unless it waits for something else.
 * @returns whether it was confirmed
 * @throws Error if less is open
 */
export async function takeMoney(
  db: Db,
  order: OrderRow,
  { pence, source, note, now }: Money,
): Promise<boolean> {
  if (!(await recordPayment(db, order.order_id, pence, now, source)))
    throw new Error(`${pence} pence are not open for order ${order.order_id}`);
  const paid = { ...order, paid_pence: order.paid_pence + pence };
  if (!awaitsMoney(order) || awaitsMoney(paid) || order.sts !== 'received') return false;
  await moveOrder(db, order.order_id, 'confirmed', note, now);
  return true;
}
