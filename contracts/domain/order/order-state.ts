import type { components } from '../../api/generated/woojiapi.ts';

export type OrderState = components['schemas']['OrderState'];

/** The states of an order in words. */
export const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  received: 'Received',
  confirmed: 'Confirmed',
  picking: 'Being picked',
  dispatched: 'On its way',
  'part-delivered': 'Part delivered',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

export const ORDER_STATES = Object.keys(STATE_WORDS) as readonly OrderState[];

/** The states of most orders. Exceptions: cancelled before picking, part delivered before the rest arrives, returned at the end. */
const WAY: readonly OrderState[] = ['received', 'confirmed', 'picking', 'dispatched', 'delivered'];

/** @returns undefined for a text that isn't a state, e.g. in an old link */
export function parseOrderState(text: string | null): OrderState | undefined {
  return ORDER_STATES.find((state) => state === text);
}

/** The states still ahead of an order in this one, the next one first. */
export function statesAhead(state: OrderState): readonly OrderState[] {
  if (state === 'part-delivered') return ['delivered'];
  return WAY.includes(state) ? WAY.slice(WAY.indexOf(state) + 1) : [];
}

/** Whether goods are still to arrive. */
export const isUnderWay = (state: OrderState) => statesAhead(state).length > 0;

/** Whether an order has left our warehouse, and so has its invoice. */
export const hasLeft = (state: OrderState) =>
  state === 'dispatched' || state === 'part-delivered' || state === 'delivered' || state === 'returned';
