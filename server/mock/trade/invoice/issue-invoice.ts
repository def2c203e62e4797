import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dueDay } from '../../../../contracts/domain/money/credit.ts';
import { hundredths } from '../../../../contracts/domain/number/decimal.ts';
import { orderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { balanceOf } from '../../../../contracts/domain/paper/credit-note.ts';
import { vatPercentAt } from '../../../../contracts/domain/vat/vat.ts';
import { nextNumber, paperNo } from '../../engine/database/paper-numbers.ts';
import type { Db, OrderRow, PaymentRow } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { listOrderLines } from '../order/line-repository.ts';
import { lockOrder } from '../order/repository.ts';
import { ratedLine } from './paper-sums.ts';
import { addInvoice, addPayment, changePaid, changeVat, findInvoice, listInFavour } from './repository.ts';

/**
 * Invoices an order, in the transaction that dispatches it, so that a rollback leaves no gap in the numbers. Does nothing for
 * an order that has its invoice or costs nothing. The invoice's day is the tax point of goods that aren't paid yet, so they get
 * that day's rate of VAT; goods paid before had their tax point then, and keep the rate of their order.
 * @returns the order with the sums that are invoiced; undefined if nothing was
 */
export async function issueInvoice(db: Db, orderId: string, now: number): Promise<OrderRow | undefined> {
  const placed = await lockOrder(db, orderId);
  if (!placed || placed.total_pence === 0 || (await findInvoice(db, orderId))) return undefined;
  const order = placed.paid_pence === 0 ? await ratedAt(db, placed, now) : placed;
  const taxPoint = londonTime(now).day;
  await addInvoice(db, {
    invoice_no: paperNo('AI', await nextNumber(db, 'invoice')),
    order_id: orderId,
    company_id: order.company_id,
    tax_point: taxPoint,
    // an order that isn't on account is paid before it leaves
    due_day: order.payment === 'account' ? dueDay(taxPoint) : taxPoint,
    total_pence: order.total_pence,
  });
  return order;
}

/** The order with the VAT that is in force at a moment, as it is then kept. */
async function ratedAt(db: Db, order: OrderRow, now: number): Promise<OrderRow> {
  const vatPercent = vatPercentAt(now);
  if (order.vat_rate === hundredths(vatPercent)) return order;
  const lines = await listOrderLines(db, [order.order_id]);
  const { vat, total } = orderSums(
    lines.map(ratedLine),
    order.delivery_pence,
    vatPercent,
    order.voucher_pence,
  );
  const rated = { vat_rate: hundredths(vatPercent), vat_pence: vat, total_pence: total };
  await changeVat(db, order.order_id, rated);
  return { ...order, ...rated };
}

/**
 * Records money received for an order, within a transaction, and adds it to the order's paid sum.
 * @param amountPence by default all that is open
 * @returns the order before the payment; undefined if there is no such order or less is open
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
 * Records that we have paid back all that we owe for an order, within a transaction: payments for a cancelled order, or
 * payments and credits beyond the total.
 * @returns the order before that, and the pence; undefined if there is no such order or nothing is owed
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
 * Uses some of a company's credit, from its oldest orders first, within a transaction.
 * @param pence at most `creditInFavour`
 * @returns the orders from which the credit came, with the pence of each
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

/** What is still to be paid for an order, and what we owe for it; for a cancelled one, all that was paid. Whole pence. */
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
