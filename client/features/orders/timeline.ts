import { londonMoment } from '../../../contracts/domain/calendar/day-words.ts';
import { type OrderState, STATE_WORDS, statesAhead } from '../../../contracts/domain/order/order-state.ts';
import type { TimelineStep } from '../../ui/timeline.tsx';
import { dayWords } from './order-words.ts';
import type { Order } from './orders.api.ts';

type Told = Pick<Order, 'sts' | 'requestedDay' | 'isSample'> & {
  readonly events: readonly Order['events'][number][];
};

/** What has happened to an order, then what is still to come. */
export function timelineOf({ events, sts, requestedDay, isSample }: Told): TimelineStep[] {
  const past = events.map((event) => ({
    words: STATE_WORDS[event.sts],
    at: londonMoment(event.at),
    note: event.note,
    isAhead: false,
  }));
  const ahead = statesAhead(sts).map((state) => ({
    words: AHEAD[state] ?? STATE_WORDS[state],
    at: '',
    note: state === 'delivered' && !isSample ? `Requested for ${dayWords(requestedDay)}` : '',
    isAhead: true,
  }));
  return [...past, ...ahead];
}

/** Words for steps still to come, where they differ from those for past ones. */
const AHEAD: Partial<Record<OrderState, string>> = {
  confirmed: 'Confirmation',
  picking: 'Picking',
  dispatched: 'Dispatch',
  delivered: 'Delivery',
};

type Awaited = Omit<Told, 'events'> & Pick<Order, 'payment' | 'duePence' | 'cardPence' | 'approval'>;

/** What comes next, in a sentence; '' where nothing does. */
export function nextWords(order: Awaited): string {
  const { sts, requestedDay, isSample, payment, duePence, cardPence, approval } = order;
  // the page's approval section says so already
  if (approval?.sts === 'waiting') return '';
  const awaitsTransfer = payment === 'transfer' && duePence > 0;
  if (awaitsTransfer && (sts === 'received' || sts === 'confirmed'))
    return 'We pick it as soon as your transfer has arrived.';
  if (cardPence !== undefined && (sts === 'received' || sts === 'confirmed'))
    return 'We pick it as soon as it is paid by card.';
  const day = isSample ? '' : ` for ${dayWords(requestedDay)}`;
  switch (sts) {
    case 'received':
      return 'We check it and confirm it by email.';
    case 'confirmed':
      return `We pick it in our warehouse${day && `, to deliver it on ${dayWords(requestedDay)}`}.`;
    case 'picking':
      return `It is being made ready${day}.`;
    case 'dispatched':
      return 'It has left our warehouse. The driver rings before arriving.';
    case 'part-delivered':
      return 'Part of it has arrived. The rest follows.';
    case 'delivered':
    case 'returned':
    case 'cancelled':
      return '';
  }
}
