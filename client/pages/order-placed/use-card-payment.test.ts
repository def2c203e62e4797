import { expect, it } from 'vitest';
import { nextPause } from './use-card-payment.ts';

it('waits longer each time, and never more than a minute', () => {
  const pauses = Array.from({ length: 20 }, (_, index) => nextPause(index + 1));
  expect(pauses.slice(0, 3)).toEqual([2000, 3000, 4500]);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(60_000);
});
