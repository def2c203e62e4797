import { csvText } from '../../../contracts/rules/csv.ts';
import { formatDate } from '../../../contracts/rules/dates.ts';
import { londonMoment } from '../../../contracts/rules/day-words.ts';
import { decimalText } from '../../../contracts/rules/decimal.ts';
import { STATE_WORDS } from '../../../contracts/rules/order-state.ts';
import { contentWords } from '../../features/orders/order-words.ts';
import type { OrderSummary } from '../../features/orders/orders.api.ts';
import { saveCsv } from '../../lib/save-file.ts';

const HEADINGS = [
  'Order number',
  'Placed',
  'Placed by',
  'PO number',
  'Job',
  'Kind',
  'State',
  'Delivery asked for',
  'Lines',
  'Products',
  'Payment',
  'Total incl. VAT (£)',
  'Still to pay (£)',
];

const PAYMENT: Readonly<Record<OrderSummary['payment'], string>> = {
  account: 'On account',
  transfer: 'By transfer',
  card: 'By card',
  none: 'Nothing to pay',
};

export function ordersCsv(orders: readonly OrderSummary[]): string {
  return csvText([HEADINGS, ...orders.map(cellsOf)]);
}

export function saveOrders(orders: readonly OrderSummary[], today: Date): void {
  saveCsv(ordersCsv(orders), `orders-${formatDate(today, 'YYYY-MM-DD')}.csv`);
}

function cellsOf(order: OrderSummary): string[] {
  return [
    order.orderNo,
    londonMoment(order.placedAt),
    order.placedBy,
    order.poNumber,
    order.jobReference,
    order.isSample ? 'Samples' : 'Floors',
    STATE_WORDS[order.sts],
    order.isSample ? '' : order.requestedDay,
    String(order.lineCount),
    contentWords(order),
    PAYMENT[order.payment],
    pounds(order.totalPence),
    pounds(order.duePence),
  ];
}

const pounds = (pence: number) => decimalText({ units: BigInt(pence), scale: 2 });
