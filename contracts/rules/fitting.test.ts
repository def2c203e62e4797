import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaWithoutWastage, fittedM2, quantityDigits } from './fitting.ts';
import { areaWithWastage } from './wastage.ts';
import { parseWholeNumber } from './whole-number.ts';

describe('the area without wastage', () => {
  it.each([
    [26.04, 7, 24.33],
    [10.7, 7, 10],
    [11, 10, 10],
    [10, 0, 10],
    [0, 7, 0],
    [10, -1, 0],
    [Number.NaN, 7, 0],
  ])('of %d m2 at %d%% is %d m2', (amount, percent, net) => {
    expect(areaWithoutWastage(amount, percent)).toBe(net);
  });

  it('is within a hundredth of what the wastage was put on', () => {
    const hundredths = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 0, max: 300 }), (area, tenths) => {
        const percent = tenths / 10;
        const back = areaWithoutWastage(areaWithWastage(area / 100, percent), percent);
        expect(Math.abs(back - area / 100)).toBeLessThanOrEqual(0.011);
      }),
    );
  });
});

describe('fitting', () => {
  it.each([
    [24, 24],
    [24.01, 25],
    [0.3, 1],
    [0, 0],
    [Number.NaN, 0],
  ])('of %d m2 is charged as %d m2', (net, charged) => {
    expect(fittedM2(net)).toBe(charged);
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
    '%j, which only a paste brings, stays as it is and is no number',
    (pasted) => {
      expect(quantityDigits(pasted)).toBe(pasted);
      expect(parseWholeNumber(quantityDigits(pasted))).toBeUndefined();
    },
  );

  it('never becomes another number, key by key', () => {
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
