import { expect, it } from 'vitest';
import { dispatchWords } from './when-step.tsx';

it.each([
  ['on a working morning', Date.UTC(2026, 10, 27, 11), 'Order by 12 noon and it can leave today.'],
  ['after noon', Date.UTC(2026, 10, 27, 13), 'An order placed now can leave on Monday 30 November.'],
  ['on a weekend', Date.UTC(2026, 10, 28, 9), 'An order placed now can leave on Monday 30 November.'],
])('%s, an order says when it can leave', (_, now, words) => {
  expect(dispatchWords(now)).toBe(words);
});
