import { dueDay } from '../../../../contracts/rules/credit.ts';
import { balanceOf } from '../../../../contracts/rules/credit-note.ts';
import { londonTime } from '../../../../contracts/rules/working-days.ts';
import { nextNumber } from '../../database/paper-numbers.ts';
import type { Db, OrderRow } from '../../database/tables.ts';
import { newId } from '../../security/token.ts';
import { addInvoice, addPayment, changePaid, findInvoice, lockOrder } from './repository.ts';

const SERIES = 'invoice';
const DIGITS = 6;

/** @returns `AI-000042` */
export const invoiceNo = (running: number) => `AI-${String(running).padStart(DIGITS, '0')}`;

/**
 * Invoices an order, in the transaction that dispatches it: the number is taken only when it is used, so no number is
 * missing. An order that has its invoice, or costs nothing, is left as it is.
 */
export async function issueInvoice(db: Db, orderId: string, now: number): Promise<void> {
  const order = await lockOrder(db, orderId);
  if (!order || order.total_pence === 0 || (await findInvoice(db, orderId))) return;
  const taxPoint = londonTime(now).day;
  await addInvoice(db, {
    invoice_no: invoiceNo(await nextNumber(db, SERIES)),
    order_id: orderId,
    company_id: order.company_id,
    tax_point: taxPoint,
    // what is not on account is paid before it leaves
    due_day: order.payment === 'account' ? dueDay(taxPoint) : taxPoint,
    total_pence: order.total_pence,
  });
}

/**
 * Notes money that has arrived for an order, within a transaction: the order's paid sum grows with it.
 * @param amountPence the whole of what is open if it is left out
 * @returns the order before the payment; undefined where no order has this id or so much is not open
 */
export async function recordPayment(
  db: Db,
  orderId: string,
  amountPence: number | undefined,
  now: number,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(db, orderId);
  if (!order) return undefined;
  const { duePence } = standingOf(order);
  const amount = amountPence ?? duePence;
  if (amount <= 0 || amount > duePence) return undefined;
  await book(db, order, amount, now);
  return order;
}

/**
 * Transfers back all that an order owes to the customer, within a transaction: what was paid for it after it was cancelled,
 * or paid and credited beyond its total.
 * @returns the order before that, and the pence; undefined where no order has this id or nothing is owed
 */
export async function refundOrder(
  db: Db,
  orderId: string,
  now: number,
): Promise<{ readonly order: OrderRow; readonly pence: number } | undefined> {
  const order = await lockOrder(db, orderId);
  if (!order) return undefined;
  const { surplusPence } = standingOf(order);
  if (surplusPence === 0) return undefined;
  await book(db, order, -surplusPence, now);
  return { order, pence: surplusPence };
}

/** What is still to be paid for an order, and what we owe for it: all that was paid, once it is cancelled. Whole pence. */
export function standingOf({
  sts,
  total_pence,
  paid_pence,
  credited_pence,
}: Pick<OrderRow, 'sts' | 'total_pence' | 'paid_pence' | 'credited_pence'>) {
  return balanceOf({
    totalPence: sts === 'cancelled' ? 0 : total_pence,
    paidPence: paid_pence,
    creditedPence: credited_pence,
  });
}

async function book(db: Db, order: OrderRow, pence: number, now: number): Promise<void> {
  await addPayment(db, {
    payment_id: newId('y'),
    order_id: order.order_id,
    company_id: order.company_id,
    amount_pence: pence,
    received_day: londonTime(now).day,
    created_at: now,
  });
  await changePaid(db, order.order_id, order.paid_pence + pence);
}
