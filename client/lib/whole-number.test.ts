import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../contracts/domain/number/digit-groups.ts';
import { parseWholeNumber } from './whole-number.ts';

describe('a whole number', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['012', 12],
    ['0000', 0],
    ['+12', 12],
    [' 12 ', 12],
    ['\u00a012', 12],
    ['12.', 12],
    ['12.0', 12],
    ['12.000', 12],
    ['1,250', 1250],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['1\u202f250', 1250],
    ['1,250.00', 1250],
    ['12,345,678', 12_345_678],
    ['999999999999999', 999_999_999_999_999],
  ])('is read from “%s”', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '.',
    '12.5',
    '12,5',
    '0.5',
    '.5',
    '12.01',
    '12..0',
    '-3',
    '−3',
    '2-3',
    '2–3',
    '2/3',
    '½',
    '1½',
    '12 packs',
    '12x',
    'twelve',
    '1e3',
    '0x12',
    '1,25',
    '1,2500',
    '1,250 000',
    '1 2',
    '12 5',
    '1.250.000',
    '£12',
    '1000000000000000',
    '１２',
  ])('is not read from “%s”', (text) => {
    expect(parseWholeNumber(text)).toBeUndefined();
  });

  it('is read back, with grouped digits or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (number) => {
        expect(parseWholeNumber(String(number))).toBe(number);
        expect(parseWholeNumber(groupDigits(number))).toBe(number);
      }),
    );
  });
});
