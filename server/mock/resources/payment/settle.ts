import type { SessionReport } from '../../card-desk/protocol.ts';
import type { CardPaymentRow, Db, OrderRow } from '../../database/tables.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { recordPayment, standingOf } from '../invoice/issue-invoice.ts';
import { awaitsMoney, moveOrder } from '../order/move-order.ts';
import { queueOrders } from '../order/order-number.ts';
import { lockOrder } from '../order/repository.ts';
import { cardPaidMail } from './card-mail.ts';
import { changeCardPayment, findCardPayment, listItems, payerOf } from './repository.ts';

export interface SettlingDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly brand: string;
  /** milliseconds since 1970, by the world's clock */
  readonly now: number;
}

/**
 * Takes note of what the provider says of a payment, whoever heard it first: a call back, a browser or a question. A payment
 * that has ended stays as it is, so the same news twice, or old news, change nothing.
 * @returns the payment as it is now; undefined when there is none with this session
 */
export async function settle(deps: SettlingDeps, report: SessionReport): Promise<CardPaymentRow | undefined> {
  return await deps.db.transaction().execute((trx) => settleIn({ ...deps, db: trx }, report));
}

async function settleIn(deps: SettlingDeps, report: SessionReport): Promise<CardPaymentRow | undefined> {
  const { db, now } = deps;
  // the first lock of everything that orders, cancels and pays: no two settle the same payment
  await queueOrders(db);
  const payment = await findCardPayment(db, report.reference);
  if (!payment) return undefined;
  const isOurs = payment.session_id === '' || payment.session_id === report.sessionId;
  if (!isOurs || payment.amount_pence !== report.amountPence) return undefined;
  if (payment.sts !== 'pending' && payment.sts !== 'begun') return payment;
  const change = await changeFor(deps, payment, report);
  if (!change) return payment;
  const settled = { ...payment, ...change, session_id: report.sessionId, ended_at: now };
  await changeCardPayment(db, payment.card_payment_id, settled);
  return settled;
}

async function changeFor(
  deps: SettlingDeps,
  payment: CardPaymentRow,
  { state, reason, last4 }: SessionReport,
): Promise<Partial<CardPaymentRow> | undefined> {
  switch (state) {
    case 'paid':
      return { sts: 'paid', last4, refund_pence: await payItems(deps, payment, last4) };
    case 'declined':
      return { sts: 'failed', reason: reason || 'declined', last4 };
    case 'cancelled':
    case 'expired':
      return { sts: 'cancelled' };
    default:
      return undefined;
  }
}

/** @returns pence that were taken for what is no longer open */
async function payItems(deps: SettlingDeps, payment: CardPaymentRow, last4: string): Promise<number> {
  const { db, outbox, brand, now } = deps;
  const orders: OrderRow[] = [];
  let taken = 0;
  for (const item of await listItems(db, payment.card_payment_id)) {
    const order = await lockOrder(db, item.order_id);
    if (!order) continue;
    orders.push(order);
    taken += await payOrder(db, order, item.amount_pence, now);
  }
  const refund = payment.amount_pence - taken;
  const letter = { ...(await payerOf(db, payment.user_id)), brand };
  await outbox.post(db, cardPaidMail(letter, { ...payment, last4, refund_pence: refund }, orders), now);
  return refund;
}

/** @returns pence of it that were open */
async function payOrder(db: Db, order: OrderRow, amountPence: number, now: number): Promise<number> {
  const amount = Math.min(amountPence, standingOf(order).duePence);
  if (amount <= 0) return 0;
  await recordPayment(db, order.order_id, amount, now);
  const paid = { ...order, paid_pence: order.paid_pence + amount };
  if (awaitsMoney(order) && !awaitsMoney(paid) && order.sts === 'received')
    await moveOrder(db, order.order_id, 'confirmed', 'Your card payment has arrived.', now);
  return amount;
}
