import { expect, test } from 'vitest';
import { hasLeft, isUnderWay, ORDER_STATES, parseOrderState, statesAhead } from './order-state.ts';

test('an order passes through five states, and through part delivered where its packs arrive on different days', () => {
  expect(statesAhead('received')).toEqual(['confirmed', 'picking', 'dispatched', 'delivered']);
  expect(statesAhead('dispatched')).toEqual(['delivered']);
  expect(statesAhead('part-delivered')).toEqual(['delivered']);
});

test('nothing is still to arrive after delivery, a cancellation or a return', () => {
  expect(ORDER_STATES.filter((state) => !isUnderWay(state))).toEqual(['delivered', 'cancelled', 'returned']);
  expect(ORDER_STATES.filter(hasLeft)).toEqual(['dispatched', 'part-delivered', 'delivered', 'returned']);
});

test('a text that isn’t a state is undefined', () => {
  expect(parseOrderState('picking')).toBe('picking');
  expect(parseOrderState('Picking')).toBeUndefined();
  expect(parseOrderState('')).toBeUndefined();
  expect(parseOrderState(null)).toBeUndefined();
});
