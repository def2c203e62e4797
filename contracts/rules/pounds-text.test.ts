import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPence } from './money.ts';
import { penceOfText, poundsText } from './pounds-text.ts';

it.each([
  ['20', 2000],
  ['20.5', 2050],
  [' £1,234.50 ', 123_450],
  ['.05', 5],
  ['1234567.89', 123_456_789],
])('%s is an amount', (typed, pence) => {
  expect(penceOfText(typed)).toBe(pence);
});

it.each(['', ' ', '.', '0', '0.00', '-5', '1.234', '1,23', '1.2.3', '1e3', 'ten', '20 p', '99999999999'])(
  '“%s” is none',
  (typed) => {
    expect(penceOfText(typed)).toBeUndefined();
  },
);

it('reads back whatever is shown or stands in a field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (pence) => {
      expect(penceOfText(poundsText(pence))).toBe(pence);
      expect(penceOfText(formatPence(pence))).toBe(pence);
    }),
  );
});
