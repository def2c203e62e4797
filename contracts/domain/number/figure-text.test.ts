import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPence } from '../money/money.ts';
import { penceOfText, poundsText } from './figure-text.ts';

it.each([
  ['20', 2000],
  ['20.5', 2050],
  [' £1,234.50 ', 123_450],
  ['.05', 5],
  ['1234567.89', 123_456_789],
  ['£1 250.00', 125_000],
  ['£1\u00a0250.00', 125_000],
  ['£1\u202f250.00', 125_000],
  ['1\u2009250', 125_000],
  ['1 250', 125_000],
  ['12 500.5', 1_250_050],
  ['1 250 000', 125_000_000],
  ['£ 1,250.00', 125_000],
  ['£1,250', 125_000],
  ['1,250', 125_000],
  ['1,250,000.01', 125_000_001],
  ["1'250.00", 125_000],
  ['1’250', 125_000],
  ['1250 £', 125_000],
  ['1,250.00£', 125_000],
  ['GBP 1250', 125_000],
  ['gbp1250.50', 125_050],
  ['1250.50 GBP', 125_050],
  ['￡20', 2000],
  ['£20.', 2000],
  ['20.', 2000],
  ['£.50', 50],
  ['0.01', 1],
  ['£0.5', 50],
  ['007', 700],
  ['\u200e£20', 2000],
  ['£20\u200b.00', 2000],
  ['\ufeff£20', 2000],
  ['２０.５０', 2050],
  ['\t£20\n', 2000],
])('%s is an amount', (typed, pence) => {
  expect(penceOfText(typed)).toBe(pence);
});

it.each([
  '',
  ' ',
  '.',
  '0',
  '0.00',
  '-5',
  '1.234',
  '1,23',
  '1.2.3',
  '1e3',
  'ten',
  '20 p',
  '99999999999',
  '1 25',
  '1 2500',
  '1,25',
  '1 250,00',
  '1,250 000',
  '1,250 £ 3',
  '£',
  '£ £5',
  '−5',
  '£-5',
  '1.250',
  '$20',
  '€20',
  '20-30',
  '1 250 000 000',
  '20 %',
  '20²',
])('“%s” is not an amount', (typed) => {
  expect(penceOfText(typed)).toBeUndefined();
});

it('reads back every amount as shown, and as in a field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (pence) => {
      expect(penceOfText(poundsText(pence))).toBe(pence);
      expect(penceOfText(formatPence(pence))).toBe(pence);
    }),
  );
});
