import type { components } from '../generated/woojiapi.ts';

export type OrderState = components['schemas']['OrderState'];

/** The states of an order in words, in the order in which it passes through them; any but the last two can end in `cancelled`. */
export const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  received: 'Received',
  confirmed: 'Confirmed',
  picking: 'Being picked',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const ORDER_STATES = Object.keys(STATE_WORDS) as readonly OrderState[];

/** @returns undefined for a text that is no state, e.g. in an old link */
export function parseOrderState(text: string | null): OrderState | undefined {
  return ORDER_STATES.find((state) => state === text);
}

/** The states that an order in this one still has ahead of it, the next one first. */
export function statesAhead(state: OrderState): readonly OrderState[] {
  if (state === 'cancelled') return [];
  const way = ORDER_STATES.filter((each) => each !== 'cancelled');
  return way.slice(way.indexOf(state) + 1);
}

/** Whether the goods have neither arrived nor been cancelled. */
export const isUnderWay = (state: OrderState) => statesAhead(state).length > 0;
