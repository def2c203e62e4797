import { expect, test } from 'vitest';
import { isUnderWay, ORDER_STATES, parseOrderState, statesAhead } from './order-state.ts';

test('an order passes through every state but one', () => {
  expect(statesAhead('received')).toEqual(['confirmed', 'picking', 'dispatched', 'delivered']);
  expect(statesAhead('dispatched')).toEqual(['delivered']);
});

test('nothing comes after delivery or a cancellation', () => {
  expect(ORDER_STATES.filter((state) => !isUnderWay(state))).toEqual(['delivered', 'cancelled']);
});

test('a text that is no state is none', () => {
  expect(parseOrderState('picking')).toBe('picking');
  expect(parseOrderState('Picking')).toBeUndefined();
  expect(parseOrderState('')).toBeUndefined();
  expect(parseOrderState(null)).toBeUndefined();
});
