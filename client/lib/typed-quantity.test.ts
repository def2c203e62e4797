import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityDigits } from './typed-quantity.ts';
import { parseWholeNumber } from './whole-number.ts';

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
