import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { dueDay } from '../../../../contracts/domain/money/credit.ts';
import { termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { nameOf } from '../../engine/access/company-people.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../../engine/database/tables.ts';
import { standingOf } from '../invoice/issue-invoice.ts';
import type { Approval } from './approval/approval-reply.ts';
import { awaitsCard } from './move-order.ts';
import { CANCELLABLE, type NamedOrder } from './repository.ts';

type Order = ReplyOf<'/woojiapi/order/qryorderdetail'>['data'];
/** What has happened to an order since it arrived. */
export type AfterOrder = Pick<Order, 'refundedPence' | 'returnBy' | 'reportBy' | 'returns'> & {
  /** packs by line */
  readonly mayReturn: ReadonlyMap<string, number>;
  /** its invoice's, in milliseconds of a day's midnight in UTC; undefined before it is invoiced */
  readonly dueDay: number | undefined;
};
type Summary = ReplyOf<'/woojiapi/order/qryorders'>['data'][number];

/** Pence still to be paid by card before it is picked. */
const cardPence = (order: OrderRow) => (awaitsCard(order) ? order.card_pence - order.paid_pence : 0);

/** @param lines the first ones; @param lineCount how many it has; @param arrivedAt when the last of it arrived */
export function orderSummary(
  order: NamedOrder,
  lines: readonly OrderLineRow[],
  lineCount: number,
  approval: Approval | undefined,
  arrivedAt: number | undefined,
): Summary {
  const facts = lines.map(factsOf);
  return {
    ...commonFields(order),
    vatPence: order.vat_pence,
    ...(order.invoice_no === null ? {} : { invoiceNo: order.invoice_no }),
    lineCount,
    productNames: facts.map(({ productName }) => productName),
    mainImgs: facts.map(({ mainImg }) => mainImg),
    ...(approval ? { approval } : {}),
    ...(arrivedAt === undefined ? {} : { deliveredDay: dayText(londonTime(arrivedAt).day) }),
  };
}

export function orderReply(
  order: NamedOrder,
  lines: readonly OrderLineRow[],
  events: readonly OrderEventRow[],
  after: AfterOrder,
  approval: Approval | undefined,
  quotations: NonNullable<Order['quotations']> = [],
  project?: Order['project'],
): Order {
  const fitting = termsOf(order.fitting);
  return {
    ...commonFields(order),
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    delivery: fromJson(order.delivery),
    billing: fromJson(order.billing),
    notes: order.notes,
    projectInfo: order.project_info,
    transferReference: order.transfer_reference,
    goodsPence: order.goods_pence,
    voucherPence: order.voucher_pence,
    deliveryPence: order.delivery_pence,
    vatPercent: order.vat_rate / 100,
    vatPence: order.vat_pence,
    dueDay: order.payment === 'account' ? dayText(after.dueDay ?? dueDay(order.requested_day)) : '',
    weightKg: order.weight / 100,
    pallets: order.pallets,
    lines: lines.map((line) => ({
      lineId: line.line_id,
      productId: line.product_id,
      ...factsOf(line),
      carType: line.car_type === 1 ? 1 : 0,
      number: line.number,
      productPrice: line.price_pence,
      linePence: line.line_pence,
      delivered: line.delivered,
      mayReturn: after.mayReturn.get(line.line_id) ?? 0,
    })),
    events: events.map(({ sts, at, note }) => ({ sts, at, note })),
    mayCancel: CANCELLABLE.includes(order.sts) ? 1 : 0,
    creditedPence: order.credited_pence,
    surplusPence: standingOf(order).surplusPence,
    refundedPence: after.refundedPence,
    returnBy: after.returnBy,
    reportBy: after.reportBy,
    returns: after.returns,
    ...(approval ? { approval } : {}),
    ...(quotations.length > 0 ? { quotations } : {}),
    ...(project ? { project } : {}),
    ...(fitting ? { fitting } : {}),
  };
}

function commonFields(order: NamedOrder) {
  return {
    orderId: order.order_id,
    orderNo: order.order_no,
    sts: order.sts,
    placedAt: order.placed_at,
    placedBy: nameOf(order),
    isSample: order.is_sample === 1 ? 1 : 0,
    poNumber: order.po_number,
    jobReference: order.job_reference,
    requestedDay: dayText(order.requested_day),
    payment: order.payment,
    totalPence: order.total_pence,
    duePence: standingOf(order).duePence,
    ...(cardPence(order) > 0 ? { cardPence: cardPence(order) } : {}),
  } as const;
}

const factsOf = ({ facts }: OrderLineRow) => fromJson(facts);
