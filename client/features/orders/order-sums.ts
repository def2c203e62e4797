import { dateWords } from '../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { expectedDueWords } from '../../../contracts/domain/money/credit.ts';
import { statesAhead } from '../../../contracts/domain/order/order-state.ts';
import type { Order } from './orders.api.ts';

/** When an order on account must be paid, in words: the invoice's due day, or before dispatch how that day is set. */
export function dueDayWords({
  sts,
  requestedDay,
  dueDay,
}: Pick<Order, 'sts' | 'requestedDay' | 'dueDay'>): string {
  const requested = dayOfText(requestedDay);
  if (requested !== undefined && statesAhead(sts).includes('dispatched')) return expectedDueWords(requested);
  const due = dayOfText(dueDay);
  return due === undefined ? '' : dateWords(due);
}

/** What an order comes to before VAT, row by row. */
export const orderSumRows = ({ goodsPence, voucherPence = 0, deliveryPence, isSample }: Order) => [
  { term: isSample ? 'Samples' : 'Goods', pence: goodsPence },
  ...(voucherPence > 0 ? [{ term: 'Voucher', pence: -voucherPence }] : []),
  { term: 'Delivery', pence: deliveryPence },
];
