import { dueDay } from '../../../../contracts/rules/credit.ts';
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
  const open = order.total_pence - order.paid_pence;
  const amount = amountPence ?? open;
  if (amount <= 0 || amount > open) return undefined;
  await addPayment(db, {
    payment_id: newId('y'),
    order_id: orderId,
    company_id: order.company_id,
    amount_pence: amount,
    received_day: londonTime(now).day,
    created_at: now,
  });
  await changePaid(db, orderId, order.paid_pence + amount);
  return order;
}
