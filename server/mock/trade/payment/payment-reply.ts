import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { daysOverdue } from '../../../../contracts/domain/paper/ageing.ts';
import { companyOf } from '../../company/company/repository.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import type { CardPaymentRow, Db } from '../../engine/database/tables.ts';
import { openSum } from './paid-items.ts';
import { listItems, listOrdersOf, type PayableOrder } from './repository.ts';

type CardPayment = ReplyOf<'/woojiapi/order/qrycardpayment'>['data'];
type ToPayItem = ReplyOf<'/woojiapi/order/qrytopay'>['data']['items'][number];

/** @param pageUrl the provider's page; '' if a card can no longer be entered, or the provider was not asked */
export async function cardPaymentReply(
  db: Db,
  payment: CardPaymentRow,
  pageUrl: string,
): Promise<CardPayment> {
  const items = await listItems(db, payment.card_payment_id);
  const orders = await listOrdersOf(db, items);
  const person = await companyOf(db, payment.user_id);
  return {
    cardPaymentId: payment.card_payment_id,
    sts: payment.sts === 'begun' ? 'pending' : payment.sts,
    reason: payment.reason,
    ...(payment.paid_after === '' ? {} : { paidAfter: payment.paid_after }),
    amountPence: payment.amount_pence,
    refundPence: payment.refund_pence,
    last4: payment.last4,
    beganAt: payment.began_at,
    endedAt: payment.ended_at,
    begunBy: nameOf(person),
    pageUrl,
    items: [...items]
      .sort((one, other) => one.position - other.position)
      .map((item) => ({
        kind: item.invoice_no === '' ? 'order' : 'invoice',
        id: item.invoice_no || item.order_id,
        orderId: item.order_id,
        orderNo: orders.get(item.order_id)?.order_no ?? '',
        amountPence: item.amount_pence,
      })),
  };
}

/** What can be paid of some orders, oldest due first. @param pending pence reserved by begun payments, by order */
export function toPayItems(
  orders: readonly PayableOrder[],
  pending: ReadonlyMap<string, number>,
  now: number,
): ToPayItem[] {
  const today = londonTime(now).day;
  return orders
    .flatMap((order) => itemOf(order, pending, today))
    .sort((one, other) => (one.dueDay + one.orderNo < other.dueDay + other.orderNo ? -1 : 1));
}

function itemOf(order: PayableOrder, pending: ReadonlyMap<string, number>, today: number): ToPayItem[] {
  const { invoice_no, order_id } = order;
  const openPence = openSum(order, typeof invoice_no === 'string' ? { invoice_no } : undefined);
  if (openPence === 0) return [];
  const dueDay = order.due_day ?? londonTime(order.placed_at).day;
  return [
    {
      kind: invoice_no ? 'invoice' : 'order',
      id: invoice_no || order_id,
      orderId: order_id,
      orderNo: order.order_no,
      poNumber: order.po_number,
      jobReference: order.job_reference,
      dueDay: dayText(dueDay),
      daysOverdue: invoice_no ? daysOverdue(dueDay, today) : 0,
      totalPence: order.total_pence,
      openPence,
      pendingPence: Math.min(openPence, pending.get(order_id) ?? 0),
    },
  ];
}
