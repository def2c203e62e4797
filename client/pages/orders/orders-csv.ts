import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { STATE_WORDS } from '../../../contracts/domain/order/order-state.ts';
import { csvPounds, csvText } from '../../../contracts/domain/text/csv.ts';
import { contentWords } from '../../features/orders/order-words.ts';
import type { OrderSummary } from '../../features/orders/orders.api.ts';
import { formatDate } from '../../lib/dates.ts';
import { saveCsv } from '../../lib/save-file.ts';

const HEADINGS = [
  'Order number',
  'Placed',
  'Placed by',
  'PO number',
  'Job',
  'Kind',
  'State',
  'Requested delivery',
  'Delivered',
  'Lines',
  'Products',
  'Payment',
  'Net (£)',
  'VAT (£)',
  'Total incl. VAT (£)',
  'Still to pay (£)',
  'Invoice number',
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
  const { totalPence, vatPence } = order;
  return [
    order.orderNo,
    dayText(londonTime(order.placedAt).day),
    order.placedBy,
    order.poNumber,
    order.jobReference,
    order.isSample ? 'Samples' : 'Floors',
    STATE_WORDS[order.sts],
    order.isSample ? '' : order.requestedDay,
    order.deliveredDay ?? '',
    String(order.lineCount),
    contentWords(order),
    PAYMENT[order.payment],
    vatPence === undefined ? '' : csvPounds(totalPence - vatPence),
    csvPounds(vatPence),
    csvPounds(totalPence),
    csvPounds(order.duePence),
    order.invoiceNo ?? '',
  ];
}
