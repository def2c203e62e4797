import { weekdayWords } from '../../../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../../../contracts/domain/delivery/delivery-day.ts';
import { creditTaken } from '../../../../../contracts/domain/money/credit.ts';
import { formatPence } from '../../../../../contracts/domain/money/money.ts';
import { PHONE } from '../../../../../contracts/domain/seller/seller.ts';
import { CallFailure } from '../../../../calls/call-failure.ts';
import { companyOf, lockCompany } from '../../../company/company/repository.ts';
import { nameOf } from '../../../engine/access/company-people.ts';
import { refuseField } from '../../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../../engine/answering/handler.ts';
import { queueOrders } from '../../../engine/database/paper-numbers.ts';
import type { CompanyRow, Db, OrderRow } from '../../../engine/database/tables.ts';
import { creditOf } from '../../invoice/credit-account.ts';
import { endOrder } from '../cancel-order.ts';
import { changeOrder, customerOfOrder, lockOrder } from '../repository.ts';
import { approvedMail } from './approval-mail.ts';
import { daysFor } from './approval-reply.ts';
import { mayDecideHere } from './approval-rights.ts';
import { endLapsed } from './end-lapsed.ts';

/**
 * Approves or declines a waiting order. Orders of all companies are queued here, so that of two simultaneous decisions the first
 * counts, and a lapsed order stays lapsed.
 * @throws CallFailure 102 for another company's order and for a user who may not decide on it; "1" for an order that no longer
 * waits, for a total that was not shown, and if the credit or the delivery day is no longer possible
 */
export const decideOrder: Handler<'/woojiapi/order/decideorder'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  await endLapsed(call, company_id);
  return await call.once(async (db) => {
    await queueOrders(db);
    const company = await lockCompany(db, userId);
    const order = await lockOrder(db, input.orderId);
    if (order?.company_id !== company.company_id) throw new CallFailure('102');
    if (!(await mayDecideHere(db, order, userId))) throw new CallFailure('102', NOT_YOURS);
    if (order.approval !== 'waiting') refuseField('orderId', await whyDecided(db, order));
    if (order.total_pence !== input.totalPence) {
      refuseField('totalPence', `This order comes to ${formatPence(order.total_pence)}. Please look again.`);
    }
    const decided = { decided_by: userId, decided_at: call.now };
    if (input.decision === 'decline') await decline(db, call, order, decided, input.reason ?? '');
    else await approve(db, call, company, order, decided, input.requestedDay);
    return { resultCode: '0' };
  });
};

const NOT_YOURS =
  'You can’t decide on this order. An owner of your company’s account can, or an approver who did not place it.';

type Decided = Pick<OrderRow, 'decided_by' | 'decided_at'>;

async function whyDecided(db: Db, order: OrderRow): Promise<string> {
  const { approval, decided_by } = order;
  if (approval === 'lapsed') return 'This order has lapsed: nobody decided on it in time.';
  if (approval === 'withdrawn') return 'This order was cancelled before anybody decided on it.';
  if (approval === '') return 'Nobody has to approve this order.';
  const who = nameOf(await companyOf(db, decided_by));
  return `${who} has ${approval} this order already.`;
}

async function decline(
  db: Db,
  call: CallContext,
  order: OrderRow,
  decided: Decided,
  typed: string,
): Promise<void> {
  const reason = typed.trim();
  if (reason === '') refuseField('reason', 'Please say why, so that your colleague knows what to change.');
  const who = nameOf(await companyOf(db, decided.decided_by));
  const change = { ...decided, approval: 'declined', decision_reason: reason } as const;
  await changeOrder(db, order.order_id, change);
  const why = `${who} has declined it: ${reason}`;
  await endOrder({ ...call, db }, { ...order, ...change }, why);
}

async function approve(
  db: Db,
  { outbox, brand, siteUrl, now }: CallContext,
  company: CompanyRow,
  order: OrderRow,
  decided: Decided,
  otherDay: string | undefined,
): Promise<void> {
  const change = {
    ...decided,
    approval: 'approved',
    requested_day: checkedDay(order, otherDay, now),
  } as const;
  await checkCreditOf(db, company, order);
  await changeOrder(db, order.order_id, change);
  const letter = { ...(await customerOfOrder(db, order.order_id)), brand };
  const who = nameOf(await companyOf(db, decided.decided_by));
  await outbox.post(db, approvedMail(letter, { ...order, ...change }, who, siteUrl), now);
}

/** The ordered delivery day, if it is still possible; otherwise the one chosen instead. */
function checkedDay(order: OrderRow, otherDay: string | undefined, now: number): number {
  const days = daysFor(order, now);
  const asked = otherDay === undefined ? order.requested_day : dayOfText(otherDay);
  if (asked !== undefined && days.includes(asked)) return asked;
  const [first = 0] = days;
  return refuseField(
    'requestedDay',
    `We can no longer deliver on ${weekdayWords(asked ?? order.requested_day)}. The first possible day is ${weekdayWords(first)}.`,
  );
}

/** The order has counted on the account since it was placed, but the limit may have changed. */
async function checkCreditOf(db: Db, company: CompanyRow, order: OrderRow): Promise<void> {
  if (order.payment !== 'account') return;
  const credit = await creditOf(db, company);
  const over = creditTaken(credit) - credit.limitPence;
  if (over <= 0) return;
  refuseField(
    'orderId',
    `With this order your company’s account would be ${formatPence(over)} over its credit limit. Please pay an invoice first, or ring ${PHONE.shown}.`,
  );
}
