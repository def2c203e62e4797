import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../contracts/domain/number/notation.ts';
import { parseWholeNumber, quantityDigits } from './whole-number.ts';

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

describe('a typed quantity', () => {
  it.each([
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['12x', '12'],
    ['12.', '12'],
    ['12.0', '12'],
    ['1,250', '1250'],
    ['1 250', '1250'],
    ['abc', ''],
    ['', ''],
    ['12345678', '123456'],
  ])('%j becomes %j', (typed, shown) => {
    expect(quantityDigits(typed)).toBe(shown);
  });

  it.each(['2.5', '2,5', '1e3', '-4', '−4', '2-3', '12 of 20', '1/2', '12500.75'])(
    'pasted text such as %j stays unchanged and is not read as a number',
    (pasted) => {
      expect(quantityDigits(pasted)).toBe(pasted);
      expect(parseWholeNumber(quantityDigits(pasted))).toBeUndefined();
    },
  );

  it('never becomes another number while it is typed key by key', () => {
    const keys = fc.array(fc.constantFrom(...'0123456789.,-ex '), { maxLength: 12 });
    fc.assert(
      fc.property(keys, (typed) => {
        let [shown, digits] = ['', ''];
        for (const key of typed) {
          shown = quantityDigits(shown + key);
          if (/\d/.test(key)) digits += key;
        }
        expect(shown).toBe(digits.replace(/^0+(?=\d)/, '').slice(0, 6));
      }),
    );
  });
});
