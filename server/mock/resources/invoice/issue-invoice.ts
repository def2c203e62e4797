import { dueDay } from '../../../../contracts/rules/credit.ts';
import { balanceOf } from '../../../../contracts/rules/credit-note.ts';
import { londonTime } from '../../../../contracts/rules/working-days.ts';
import { nextNumber } from '../../database/paper-numbers.ts';
import type { Db, OrderRow, PaymentRow } from '../../database/tables.ts';
import { newId } from '../../security/token.ts';
import { addInvoice, addPayment, changePaid, findInvoice, listInFavour, lockOrder } from './repository.ts';

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
  source: PaymentRow['source'] = '',
): Promise<OrderRow | undefined> {
  const order = await lockOrder(db, orderId);
  if (!order) return undefined;
  const { duePence } = standingOf(order);
  const amount = amountPence ?? duePence;
  if (amount <= 0 || amount > duePence) return undefined;
  await book(db, order, amount, now, source);
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
  await book(db, order, -surplusPence, now, '');
  return { order, pence: surplusPence };
}

/**
 * Takes some of a company's credit, of its oldest orders first, within a transaction.
 * @param pence at most what `creditInFavour` tells
 * @returns the orders that were owed it, with the pence of each
 */
export async function drawCredit(
  db: Db,
  companyId: string,
  pence: number,
  now: number,
): Promise<{ readonly order: OrderRow; readonly pence: number }[]> {
  const drawn: { order: OrderRow; pence: number }[] = [];
  let left = pence;
  for (const { order_id } of await listInFavour(db, companyId)) {
    const order = await lockOrder(db, order_id);
    const part = order ? Math.min(left, standingOf(order).surplusPence) : 0;
    if (!order || part === 0) continue;
    await book(db, order, -part, now, 'credit');
    drawn.push({ order, pence: part });
    left -= part;
  }
  if (left > 0) throw new Error(`${left} of ${pence} pence are not in credit`);
  return drawn;
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

async function book(
  db: Db,
  order: OrderRow,
  pence: number,
  now: number,
  source: PaymentRow['source'],
): Promise<void> {
  await addPayment(db, {
    payment_id: newId('y'),
    order_id: order.order_id,
    company_id: order.company_id,
    amount_pence: pence,
    source,
    received_day: londonTime(now).day,
    created_at: now,
  });
  await changePaid(db, order.order_id, order.paid_pence + pence);
}
