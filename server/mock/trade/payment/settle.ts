import { receiverOf } from '../../company/company/repository.ts';
import type { CallContext } from '../../engine/answering/handler.ts';
import type { SessionReport } from '../../engine/card-desk/protocol.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { CardPaymentRow, OrderRow } from '../../engine/database/tables.ts';
import { standingOf } from '../invoice/issue-invoice.ts';
import { lockOrder } from '../order/repository.ts';
import { cardPaidMail } from './card-mail.ts';
import { arrivedNote, noteLateMoney, type PaidAfter } from './late-payment.ts';
import { changeCardPayment, findCardPayment, listItems } from './repository.ts';
import { takeMoney } from './take-money.ts';

export type SettlingDeps = Pick<CallContext, 'db' | 'outbox' | 'brand' | 'now'>;

/**
 * Applies the provider's report on a payment, from a call back, a returning browser or our own question. A payment that has
 * ended doesn't change, so repeated or old reports have no effect; but money that was taken after all counts, as the customer
 * has paid it.
 * @returns the payment after that; undefined when none has this session
 */
export async function settle(deps: SettlingDeps, report: SessionReport): Promise<CardPaymentRow | undefined> {
  return await deps.db.transaction().execute((trx) => settleIn({ ...deps, db: trx }, report));
}

async function settleIn(deps: SettlingDeps, report: SessionReport): Promise<CardPaymentRow | undefined> {
  const { db, now } = deps;
  // the first lock of everything that orders, cancels and pays, so that two calls can't settle the same payment
  await queueOrders(db);
  const payment = await findCardPayment(db, report.reference);
  if (!payment) return undefined;
  const isOurs = payment.session_id === '' || payment.session_id === report.sessionId;
  if (!isOurs || payment.amount_pence !== report.amountPence) return undefined;
  const isOver = payment.sts === 'failed' || payment.sts === 'cancelled';
  if (payment.sts === 'paid' || (isOver && report.state !== 'paid')) return payment;
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
      return await payItems(deps, {
        ...payment,
        sts: 'paid',
        last4,
        reason: '',
        paid_after: payment.sts === 'failed' || payment.sts === 'cancelled' ? payment.sts : '',
      });
    case 'declined':
      return { sts: 'failed', reason: reason || 'declined', last4 };
    case 'cancelled':
    case 'expired':
      return { sts: 'cancelled' };
    default:
      return undefined;
  }
}

/** @returns the payment with the pence taken for items that are no longer open */
async function payItems(deps: SettlingDeps, payment: CardPaymentRow): Promise<CardPaymentRow> {
  const { db, outbox, brand, now } = deps;
  const orders: OrderRow[] = [];
  let taken = 0;
  for (const item of await listItems(db, payment.card_payment_id)) {
    const order = await lockOrder(db, item.order_id);
    if (!order) continue;
    orders.push(order);
    taken += await payOrder(deps, order, item.amount_pence, payment.paid_after);
  }
  const paid = { ...payment, refund_pence: payment.amount_pence - taken };
  const letter = { ...(await receiverOf(db, payment.user_id)), brand };
  await outbox.post(db, cardPaidMail(letter, paid, orders), now);
  return paid;
}

/** @returns pence of it that were open */
async function payOrder(
  { db, now }: SettlingDeps,
  order: OrderRow,
  amountPence: number,
  after: PaidAfter,
): Promise<number> {
  const amount = Math.min(amountPence, Math.max(0, standingOf(order).duePence));
  const isConfirmed =
    amount > 0 && (await takeMoney(db, order, { pence: amount, source: '', note: arrivedNote(after), now }));
  if (after !== '' && !isConfirmed)
    await noteLateMoney(db, order, { after, amount: amountPence, taken: amount, now });
  return amount;
}
