import { dayWords, londonMoment } from '../../../contracts/domain/calendar/day-words.ts';
import { dayOfText } from '../../../contracts/domain/delivery/delivery-day.ts';
import { formatPence } from '../../../contracts/domain/money/money.ts';
import { anyOf } from '../../../contracts/domain/people/company-people.ts';
import { dueDayWords } from '../../features/orders/order-sums.ts';
import type { Order } from './use-order-placed.ts';

/** `Tuesday 1 December`, of a day as the contract writes it; '' for none. */
export function wordsOfDay(text: string): string {
  const day = dayOfText(text);
  return day === undefined ? '' : dayWords(day);
}

const approvalEnd = ({ sts, decidedBy, reason }: NonNullable<Order['approval']>) =>
  sts === 'declined'
    ? `${decidedBy} has declined this order: ${reason}`
    : 'Nobody approved this order in time, so it has lapsed. Nothing will be delivered.';

/** What the customer can expect, one sentence a step. */
export function nextSteps(order: Order): string[] {
  const { sts, payment, requestedDay, duePence, cardPence, approval } = order;
  if (approval?.sts === 'waiting')
    return [
      'We have emailed you a copy of your order, and asked for the approval.',
      `${anyOf(approval.approvers)} can approve it until ${londonMoment(approval.endsAt)}. Until then we keep its floors and its price.`,
      'Once it is approved we email you, and go on as with any order. There is nothing to pay before that.',
    ];
  if (approval?.sts === 'declined' || approval?.sts === 'lapsed') return [approvalEnd(approval)];
  if (sts === 'cancelled')
    return ['This order has been cancelled. Nothing will be delivered, and nothing is to be paid.'];
  if (sts === 'returned') return ['All packs of this order have come back.'];
  if (sts === 'part-delivered') return ['Part of this order has been delivered. The rest follows.'];
  if (sts === 'delivered') return ['This order has been delivered.'];
  const day = wordsOfDay(requestedDay);
  const arrives =
    sts === 'dispatched'
      ? `We’ll deliver on ${day}.`
      : `We’ll deliver on ${day}, and email you when your order leaves us.`;
  const confirmed = 'We have emailed you a copy of your order.';
  if (cardPence !== undefined)
    return [
      confirmed,
      `Please pay ${formatPence(cardPence)} by card below.`,
      `The goods leave once it is paid, for delivery on ${day}.`,
      ...(payment === 'account'
        ? [`The rest, ${formatPence(duePence - cardPence)}, is due on ${dueDayWords(order)}.`]
        : []),
    ];
  if (payment === 'account')
    return [
      confirmed,
      arrives,
      sts === 'dispatched'
        ? `The invoice is due on ${dueDayWords(order)}.`
        : `We’ll invoice you when the goods leave. Payment is due by ${dueDayWords(order)}.`,
    ];
  if (payment === 'transfer' && duePence > 0)
    return [
      'We have emailed you a copy of your order with these details.',
      `Please transfer ${formatPence(duePence)} with the reference below.`,
      `The goods leave once your transfer has arrived, for delivery on ${day} if it comes in time.`,
    ];
  return [confirmed, arrives];
}
