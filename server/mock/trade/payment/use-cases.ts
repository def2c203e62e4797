import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { creditForOrders } from '../../../../contracts/domain/money/credit.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf, lockCompany } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { CardPaymentRow } from '../../engine/database/tables.ts';
import { creditOf } from '../invoice/credit-account.ts';
import { checkCredit } from '../order/check-order.ts';
import { awaitsCard } from '../order/move-order.ts';
import { transferReference } from '../order/order-rows.ts';
import { lockOrder } from '../order/repository.ts';
import { endUnpaid } from './end-unpaid.ts';
import { cardPaymentReply, toPayItems } from './payment-reply.ts';
import { findCardPayment, listPending, listUnpaid, payOtherwise, pendingSums } from './repository.ts';
import { settle } from './settle.ts';

type PaymentRef = InputOf<'/woojiapi/order/qrycardpayment'>;
type PaymentReply = ReplyOf<'/woojiapi/order/qrycardpayment'>;

/** What the company can pay now, and the card payments that have begun. */
export const readToPay: Handler<'/woojiapi/order/qrytopay'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { db, now } = call;
  const company = await companyOf(db, userId);
  const { company_id } = company;
  await endUnpaid(call, company_id);
  const orders = await listUnpaid(db, company_id);
  const sums = await pendingSums(
    db,
    orders.map(({ order_id }) => order_id),
  );
  const items = toPayItems(orders, sums, now);
  const pending = await listPending(db, company_id);
  const credit = await creditOf(db, company);
  return {
    resultCode: '0',
    data: {
      items,
      pending: await Promise.all(pending.map((payment) => cardPaymentReply(db, payment, ''))),
      openPence: items.reduce((sum, { openPence }) => sum + openPence, 0),
      overduePence: items.reduce((sum, item) => sum + (item.daysOverdue > 0 ? item.openPence : 0), 0),
      creditPence: credit.creditPence,
      forOrdersPence: creditForOrders(credit),
    },
  };
};

/** The state of a payment. The provider is asked as long as it hasn't reported the end. */
export const readCardPayment: Handler<'/woojiapi/order/qrycardpayment'> = async (input, call) => {
  const payment = await ownPayment(input, call);
  if (payment.sts !== 'pending') return await replyOf(call, payment, '', 1);
  try {
    const report = await call.cards.ask(payment.session_id);
    const now = report && (await settle(call, report));
    return await replyOf(call, now ?? payment, report?.state === 'open' ? report.pageUrl : '', 1);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return await replyOf(call, payment, '', 0);
  }
};

/** @throws CallFailure "1" while the customer's bank is being asked, "104" when the provider does not answer */
export const cancelCardPayment: Handler<'/woojiapi/order/cancelcardpayment'> = async (input, call) => {
  const payment = await ownPayment(input, call);
  if (payment.sts !== 'pending') return await replyOf(call, payment, '', 1);
  const report = await call.cards.cancel(payment.session_id);
  const now = report && (await settle(call, report));
  if (now?.sts === 'pending')
    refuseField(
      'cardPaymentId',
      'Your bank is being asked for this payment, so it can’t be cancelled any more. We tell you as soon as the bank has answered.',
    );
  return await replyOf(call, now ?? payment, '', 1);
};

/** Another way to pay for an order that waits for its card. */
export const changeOrderPayment: Handler<'/woojiapi/order/updateorderpayment'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    await queueOrders(db);
    const company = await lockCompany(db, userId);
    const order = await lockOrder(db, input.orderId);
    if (order?.company_id !== company.company_id) throw new CallFailure('102');
    if (!awaitsCard(order)) refuseField('orderId', 'This order does not wait for a card payment.');
    if ((await pendingSums(db, [order.order_id])).has(order.order_id))
      refuseField('orderId', 'A card payment for this order has begun. Please finish it or cancel it first.');
    // the part that is on account already counts there
    const onAccount = order.payment === 'account' ? order.total_pence - order.card_pence : 0;
    if (input.payment === 'account')
      await checkCredit(db, company, order.total_pence - order.paid_pence - onAccount);
    const isTransfer = input.payment === 'transfer';
    await payOtherwise(
      db,
      order.order_id,
      input.payment,
      isTransfer ? transferReference(order.order_no) : '',
    );
    return { resultCode: '0' };
  });
};

/** @throws CallFailure 102 for an unknown payment or another company's */
async function ownPayment({ userId, cardPaymentId }: PaymentRef, call: CallContext): Promise<CardPaymentRow> {
  const customer = ownCustomer(call, { userId });
  const { company_id } = await companyOf(call.db, customer.userId);
  const payment = await findCardPayment(call.db, cardPaymentId);
  if (payment?.company_id !== company_id) throw new CallFailure('102');
  return payment;
}

async function replyOf(
  { db }: CallContext,
  payment: CardPaymentRow,
  pageUrl: string,
  isAsked: 0 | 1,
): Promise<PaymentReply> {
  return { resultCode: '0', data: await cardPaymentReply(db, payment, pageUrl), isAsked };
}

const isNoAnswer = (error: unknown) => error instanceof CallFailure && error.resultCode === '104';
