import { expect, test } from 'vitest';
import { nextWords, timelineOf } from './timeline.ts';

const PAID = { payment: 'account', duePence: 5000 } as const;
const PLACED = Date.UTC(2026, 6, 1, 9, 5);
const received = { sts: 'received', at: PLACED, note: '' } as const;

test('past steps have their time in London; steps to come have none', () => {
  const steps = timelineOf({ sts: 'received', events: [received], requestedDay: '2026-07-08', isSample: 0 });
  expect(steps.map(({ words, at, note }) => [words, at, note])).toEqual([
    ['Received', '1 July 2026, 10:05', ''],
    ['Confirmation', '', ''],
    ['Picking', '', ''],
    ['Dispatch', '', ''],
    ['Delivery', '', 'Requested for 8 July 2026'],
  ]);
});

test('a cancelled order has no steps to come', () => {
  const cancelled = { sts: 'cancelled', at: PLACED + 60_000, note: 'Cancelled by Tom Halloran.' } as const;
  const order = { events: [received, cancelled], requestedDay: '2026-07-08', isSample: 0 } as const;
  const steps = timelineOf({ ...order, sts: 'cancelled' });
  expect(steps.map(({ words }) => words)).toEqual(['Received', 'Cancelled']);
  expect(steps[1]?.note).toBe('Cancelled by Tom Halloran.');
  expect(nextWords({ ...order, ...PAID, sts: 'cancelled' })).toBe('');
});

test('an order of samples shows no delivery day', () => {
  const order = { events: [received], requestedDay: '2026-07-08', isSample: 1 } as const;
  const steps = timelineOf({ ...order, sts: 'received' });
  expect(steps.map(({ note }) => note).join('')).toBe('');
  expect(nextWords({ ...order, ...PAID, sts: 'confirmed' })).toBe('We pick it in our warehouse.');
  expect(nextWords({ ...order, ...PAID, isSample: 0, sts: 'picking' })).toBe(
    'It is being made ready for 8 July 2026.',
  );
});

test.each(['received', 'confirmed'] as const)(
  'an order that is %s is not picked before its transfer has arrived',
  (sts) => {
    const order = { sts, requestedDay: '2026-07-08', isSample: 0, payment: 'transfer' } as const;
    expect(nextWords({ ...order, duePence: 1 })).toBe('We pick it as soon as your transfer has arrived.');
    expect(nextWords({ ...order, duePence: 0 })).not.toContain('transfer');
  },
);
