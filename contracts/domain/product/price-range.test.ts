import { describe, expect, it } from 'vitest';
import { PRICE_RANGES, priceRangeOf } from './price-range.ts';

describe('priceRangeOf', () => {
  it.each([
    [0, '£00.00-£19.99'],
    [1999, '£00.00-£19.99'],
    [2000, '£20.00-£39.99'],
    [4590, '£40.00-£59.99'],
    [6000, '£60.00-£79.99'],
    [7999, '£60.00-£79.99'],
    [9999, '£80.00-£99.99'],
  ])('puts %d pence into %s', (pence, label) => {
    expect(priceRangeOf(pence)?.label).toBe(label);
  });

  it.each([10000, -1, Number.NaN, undefined, null])('has no range for %j', (pence) => {
    expect(priceRangeOf(pence)).toBeUndefined();
  });

  it('leaves no gap between two ranges', () => {
    PRICE_RANGES.slice(1).forEach((range, index) => {
      expect(range.from).toBe((PRICE_RANGES[index]?.to ?? Number.NaN) + 1);
    });
  });
});
