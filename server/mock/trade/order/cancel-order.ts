import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { refuseField } from '../../engine/answering/form-fields.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';
import { pendingSums } from '../payment/repository.ts';
import { freeQuotations } from '../quotation/order-quotations.ts';
import { returnVoucher } from '../voucher/repository.ts';
import { notApprovedMail } from './approval/approval-mail.ts';
import { expectMayOrder } from './approval/approval-rights.ts';
import { listTakenPacks, returnStock } from './line-repository.ts';
import { cancelledMail } from './order-mail.ts';
import { addEvent, CANCELLABLE, changeOrder, customerOfOrder, lockOrder, setState } from './repository.ts';

/**
 * Cancels an order of the user's company; its packs go back into the stock, and its voucher and quotations can be used again.
 * @throws CallFailure 102 for an unknown order or another company's, and for a user who can't order; "1" once it is being picked
 */
export const cancelOrder: Handler<'/woojiapi/order/cancelorder'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  return await call.once(async (db) => {
    await queueOrders(db);
    const { company_id } = await companyOf(db, userId);
    const order = await lockOrder(db, input.orderId);
    if (order?.company_id !== company_id) throw new CallFailure('102');
    await expectMayOrder(db, userId);
    if (order.sts === 'cancelled') return { resultCode: '0' };
    if (!CANCELLABLE.includes(order.sts)) refuseField('orderId', tooLate(order));
    if ((await pendingSums(db, [order.order_id])).has(order.order_id)) refuseField('orderId', BEING_PAID);
    await endOrder({ ...call, db }, order, '');
    return { resultCode: '0' };
  });
};

const BEING_PAID =
  'A card payment for this order has begun. Please finish it or cancel it first; then you can cancel the order.';

/** Cancels a locked order; its packs go back into the stock, and its voucher and quotations can be used again. @param why for the customer; '' when they know */
export async function endOrder(
  { db, outbox, brand, siteUrl, now }: EndingDeps,
  order: OrderRow,
  why: string,
): Promise<void> {
  await setState(db, order.order_id, 'cancelled');
  if (order.approval === 'waiting') await changeOrder(db, order.order_id, { approval: 'withdrawn' });
  await addEvent(db, order.order_id, 'cancelled', why, now);
  // before the stock, the same sequence as in ordering quotations, so that no deadlock is possible
  await freeQuotations(db, order.order_id, now);
  if (order.is_sample === 0) await putBack(db, order.order_id);
  if (order.voucher_pence > 0) await returnVoucher(db, order.order_id);
  const letter = { ...(await customerOfOrder(db, order.order_id)), brand };
  const isRefused = order.approval === 'declined' || order.approval === 'lapsed';
  const mail = isRefused ? notApprovedMail(letter, order, why, siteUrl) : cancelledMail(letter, order, why);
  await outbox.post(db, mail, now);
}

export type EndingDeps = Pick<CallContext, 'db' | 'outbox' | 'brand' | 'siteUrl' | 'now'>;

function tooLate({ sts, order_no }: OrderRow): string {
  const where = sts === 'picking' ? 'is being picked' : 'has left our warehouse';
  return `Order ${order_no} ${where}, so it can no longer be cancelled here. Please ring ${PHONE.shown}.`;
}

async function putBack(db: Db, orderId: string): Promise<void> {
  await bumpRevision(db);
  for (const { product_id, number } of await listTakenPacks(db, orderId)) {
    await returnStock(db, product_id, number);
  }
}
