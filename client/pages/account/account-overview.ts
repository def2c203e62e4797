import { dayOfText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { isUnderWay } from '../../../contracts/domain/order/order-state.ts';
import type { OrderSummary } from '../../features/orders/orders.api.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;
const LAST_ORDERS = 5;

/** The orders of the company that need attention, the most urgent first. */
export interface AccountOverview {
  /** orders that wait for a transfer or a card, the oldest first */
  readonly toPay: readonly OrderSummary[];
  /** orders of floors expected within a week, or overdue; the earliest first */
  readonly arriving: readonly OrderSummary[];
  /** samples that have not arrived, the oldest first */
  readonly samples: readonly OrderSummary[];
  readonly last: readonly OrderSummary[];
  /** orders that wait for a colleague's or the customer's own approval; the first to lapse first */
  readonly waiting: readonly OrderSummary[];
}

/**
 * @param orders newest first
 * @param today midnight in UTC of the day in London
 * @param waiting for approval
 */
export function accountOverview(
  orders: readonly OrderSummary[],
  today: number,
  waiting: readonly OrderSummary[] = [],
): AccountOverview {
  const settled = orders.filter(({ approval }) => approval?.sts !== 'waiting');
  const underWay = settled.filter(({ sts }) => isUnderWay(sts));
  const day = ({ requestedDay }: OrderSummary) => dayOfText(requestedDay) ?? Number.POSITIVE_INFINITY;
  return {
    waiting,
    toPay: settled
      .filter(
        ({ payment, duePence, sts, cardPence }) =>
          sts !== 'cancelled' && ((payment === 'transfer' && duePence > 0) || cardPence !== undefined),
      )
      .reverse(),
    arriving: underWay
      .filter((order) => !order.isSample && day(order) <= today + SOON_DAYS * DAY_MS)
      .sort((a, b) => day(a) - day(b)),
    samples: underWay.filter(({ isSample }) => isSample === 1).reverse(),
    last: orders.slice(0, LAST_ORDERS),
  };
}

/** `today`, `tomorrow` or the day itself. @param today as above */
export function nearDay(requestedDay: string, today: number, words: (text: string) => string): string {
  const day = dayOfText(requestedDay);
  if (day === today) return 'today';
  return day === today + DAY_MS ? 'tomorrow' : words(requestedDay);
}
