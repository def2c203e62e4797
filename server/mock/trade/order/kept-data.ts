import { dateWords, londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { STATE_WORDS } from '../../../../contracts/domain/order/order-state.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';

const PAYMENT_WORDS: Readonly<Record<OrderRow['payment'], string>> = {
  account: 'on account',
  transfer: 'by transfer',
  card: 'by card',
  none: 'nothing to pay',
};

/** The person's own orders, without their colleagues'; the law asks us to keep them. */
export const ordersData: KeptData = { show: (db, { person }) => orderParts(db, person.user_id) };

async function orderParts(db: Db, userId: string) {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .selectAll('orders')
    .select('invoices.invoice_no')
    .where('orders.user_id', '=', userId)
    .orderBy('orders.placed_at')
    .orderBy('orders.order_no')
    .execute();
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.order_id', 'line.order_id')
    .select([
      'orders.order_no',
      'line.number',
      'line.car_type',
      'line.price_pence',
      'line.line_pence',
      'line.facts',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.placed_at')
    .orderBy('orders.order_no')
    .orderBy('line.position')
    .execute();
  const steps = await db
    .selectFrom('order_events as step')
    .innerJoin('orders', 'orders.order_id', 'step.order_id')
    .select(['orders.order_no', 'step.sts', 'step.at', 'step.note'])
    .where('orders.user_id', '=', userId)
    .orderBy('step.at')
    .orderBy('orders.order_no')
    .execute();
  return [
    part('Orders you placed', orders.map(orderRecord)),
    part(
      'Lines of these orders',
      lines.map(({ order_no, number, car_type, price_pence, line_pence, facts }) => {
        const { productNo, productName, note } = fromJson(facts);
        return {
          Order: order_no,
          'Product number': productNo,
          Product: productName,
          Kind: car_type === 1 ? 'sample' : 'to order',
          Quantity: String(number),
          Price: formatPence(price_pence),
          'Line total': formatPence(line_pence),
          Note: note ?? '',
        };
      }),
    ),
    part(
      'Steps of these orders',
      steps.map(({ order_no, sts, at, note }) => ({
        Order: order_no,
        Step: STATE_WORDS[sts],
        When: londonMoment(at),
        Note: note,
      })),
    ),
  ];
}

function orderRecord(order: OrderRow & { readonly invoice_no: string | null }) {
  const delivery = fromJson(order.delivery);
  const billing = fromJson(order.billing);
  return {
    Order: order.order_no,
    Placed: londonMoment(order.placed_at),
    State: STATE_WORDS[order.sts],
    'Your name': order.contact_name,
    'Your phone': order.contact_phone,
    'Delivered to': placeText(delivery),
    'Who receives the goods': delivery.siteContact,
    'Phone on site': delivery.sitePhone,
    'Billed to': placeText(billing),
    'Purchase order number': order.po_number,
    'Job reference': order.job_reference,
    'Day asked for': dateWords(order.requested_day),
    Notes: order.notes,
    'About the project': order.project_info,
    Goods: formatPence(order.goods_pence),
    Voucher: formatPence(order.voucher_pence),
    Delivery: formatPence(order.delivery_pence),
    VAT: formatPence(order.vat_pence),
    Total: formatPence(order.total_pence),
    'Paid so far': formatPence(order.paid_pence),
    Credited: formatPence(order.credited_pence),
    Payment: PAYMENT_WORDS[order.payment],
    'Transfer reference': order.transfer_reference,
    Invoice: order.invoice_no ?? '',
  };
}
