import { dateWords } from '../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { type OrderState, STATE_WORDS } from '../../../contracts/domain/order/order-state.ts';
import type { AlertKind } from '../../ui/alert.tsx';
import type { Order, OrderSummary } from './orders.api.ts';

const KINDS: Partial<Record<OrderState, AlertKind>> = {
  dispatched: 'info',
  'part-delivered': 'info',
  delivered: 'success',
  cancelled: 'warning',
};

type Approval = OrderSummary['approval'];

const isWaiting = (approval: Approval) => approval?.sts === 'waiting';

/** How a state is drawn; its words are below. */
export function stateLook(state: OrderState, approval?: Approval): { readonly kind?: AlertKind } {
  const kind = isWaiting(approval) ? 'warning' : KINDS[state];
  return kind ? { kind } : {};
}

export const WAITING_WORDS = 'Waiting for approval';

/** An order's state in words; while it waits for approval, that is its state. */
export const stateWords = ({ sts, approval }: Pick<OrderSummary, 'sts' | 'approval'>) =>
  isWaiting(approval) ? WAITING_WORDS : STATE_WORDS[sts];

/** @param text a day as the contract has it */
export function dayWords(text: string): string {
  const day = dayOfText(text);
  return day === undefined ? text : dateWords(day);
}

const WAYS = { account: 'on account', transfer: 'by transfer', card: 'by card', none: '' } as const;

type Payable = Pick<OrderSummary, 'payment' | 'duePence' | 'totalPence' | 'sts' | 'approval'>;

/** How what is owed is paid, e.g. `on account`; '' where nothing is. */
export function wayToPay({ payment, duePence, sts, approval }: Payable): string {
  return duePence === 0 || sts === 'cancelled' || isWaiting(approval) ? '' : WAYS[payment];
}

/** What is still to be paid, in words; '' where there is nothing to say. */
export function dueWords(order: Payable): string {
  const { payment, duePence, totalPence, sts, approval } = order;
  const way = wayToPay(order);
  if (way) return `${duePence < totalPence ? `${formatPence(duePence)} still to pay` : 'To pay'} ${way}`;
  if (payment === 'none' || sts === 'cancelled' || isWaiting(approval)) return '';
  return sts === 'returned' ? 'Settled' : 'Paid';
}

/** The customer's own references to an order: `PO 1180 · Mill Lane 4`. A number that already begins with "PO" is left as it is. */
export function referenceWords({ poNumber, jobReference }: Pick<Order, 'poNumber' | 'jobReference'>): string {
  const po = poNumber && !/^PO\b/i.test(poNumber) ? `PO ${poNumber}` : poNumber;
  return [po, jobReference].filter(Boolean).join(' · ');
}

/** `Herringbone Oak, Underlay and 3 more`; all names where there are few. */
export function contentWords({
  productNames,
  lineCount,
}: Pick<OrderSummary, 'productNames' | 'lineCount'>): string {
  const more = lineCount - productNames.length;
  return more > 0 ? `${productNames.join(', ')} and ${more} more` : productNames.join(', ');
}
