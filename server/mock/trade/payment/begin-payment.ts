import type { InputOf } from '../../../../contracts/api/calls.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { checkOwnPage } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { CardPaymentItemRow, Db } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';
import { lockOrder } from '../order/repository.ts';
import { endUnpaid } from './end-unpaid.ts';
import { checkOpen, readPaid } from './paid-items.ts';
import {
  addCardPayment,
  changeCardPayment,
  findCardPayment,
  findPayable,
  listItems,
  listOrdersOf,
} from './repository.ts';

type Input = InputOf<'/woojiapi/order/insertcardpayment'>;

/**
 * Begins a card payment: stores it, has the provider open its page, and reserves its sums, so that two payments can't take
 * more than is open. No transaction waits for the provider.
 * @throws CallFailure 102 for another company's items, "1" for more than is open, "104" if the provider can't be reached
 */
export const beginCardPayment: Handler<'/woojiapi/order/insertcardpayment'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id: companyId } = await companyOf(call.db, userId);
  checkOwnPage(input.returnUrl, call.publicUrl, 'returnUrl');
  await endUnpaid(call, companyId);
  const { cardPaymentId } = await call.once(async (db) => ({
    resultCode: '0' as const,
    cardPaymentId: await note(db, input, { companyId, userId, now: call.now }),
  }));
  const { report, signature } = await openSession(input, call, cardPaymentId);
  await call.db.transaction().execute((trx) => hold(trx, cardPaymentId, report.sessionId));
  return {
    resultCode: '0',
    signHeader: signature,
    data: { cardPaymentId, pageUrl: report.pageUrl },
  };
};

async function note(
  db: Db,
  { items }: Input,
  { companyId, userId, now }: { companyId: string; userId: string; now: number },
): Promise<string> {
  await queueOrders(db);
  const cardPaymentId = newId('x');
  const paid = await readPaid(db, companyId, items);
  const rows = paid.map(
    ({ kind, id, amountPence, order }, position): CardPaymentItemRow => ({
      card_payment_id: cardPaymentId,
      position,
      order_id: order.order_id,
      invoice_no: kind === 'invoice' ? id : '',
      amount_pence: amountPence,
    }),
  );
  await addCardPayment(
    db,
    {
      card_payment_id: cardPaymentId,
      company_id: companyId,
      user_id: userId,
      sts: 'begun',
      reason: '',
      amount_pence: rows.reduce((sum, { amount_pence }) => sum + amount_pence, 0),
      paid_after: '',
      refund_pence: 0,
      session_id: '',
      last4: '',
      began_at: now,
      ended_at: 0,
    },
    rows,
  );
  return cardPaymentId;
}

async function openSession({ returnUrl }: Input, call: CallContext, cardPaymentId: string) {
  const payment = await findCardPayment(call.db, cardPaymentId);
  if (!payment) throw new CallFailure('102');
  const back = new URL(returnUrl);
  back.searchParams.set('payment', cardPaymentId);
  const items = await listItems(call.db, cardPaymentId);
  const orders = await listOrdersOf(call.db, items);
  const names = items.map(({ invoice_no, order_id }) =>
    invoice_no ? `Invoice ${invoice_no}` : `Order ${orders.get(order_id)?.order_no ?? ''}`,
  );
  return await call.cards.begin({
    reference: cardPaymentId,
    amountPence: payment.amount_pence,
    description: descriptionOf(names),
    shopName: `${call.brand} Flooring`,
    returnUrl: back.href,
    callBackUrl: call.cards.callBackUrl,
  });
}

const MOST_NAMED = 6;
const descriptionOf = (names: readonly string[]) =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;

/** Reserves the sums, before the customer is sent to the provider's page. */
async function hold(db: Db, cardPaymentId: string, sessionId: string): Promise<void> {
  await queueOrders(db);
  const payment = await findCardPayment(db, cardPaymentId);
  // the same call again, for a payment that is reserved already or has even ended
  if (payment?.sts !== 'begun') return;
  for (const item of await listItems(db, cardPaymentId)) {
    await lockOrder(db, item.order_id);
    const kind = item.invoice_no === '' ? 'order' : 'invoice';
    const order = await findPayable(db, payment.company_id, kind, item.invoice_no || item.order_id);
    if (order) await checkOpen(db, order, item.amount_pence, `items[${item.position}].amountPence`);
  }
  await changeCardPayment(db, cardPaymentId, { sts: 'pending', session_id: sessionId });
}
