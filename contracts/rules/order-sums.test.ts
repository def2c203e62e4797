import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSums } from './order-sums.ts';
import { vatOf } from './vat.ts';

const floor = (costPence: number) => ({ costPence, isSample: false });
const sample = (costPence: number) => ({ costPence, isSample: true });

describe('order sums', () => {
  it.each([
    [[], 0, { goods: 0, delivery: 0, vat: 0, total: 0 }],
    [[floor(38_376), floor(11_638)], 6500, { goods: 50_014, delivery: 6500, vat: 11_303, total: 67_817 }],
    [[sample(0), sample(3500)], 0, { goods: 3500, delivery: 0, vat: 0, total: 3500 }],
    // three lines of a penny: VAT is taken once, so it isn't three times nothing
    [[floor(1), floor(1), floor(1)], 0, { goods: 3, delivery: 0, vat: 1, total: 4 }],
  ])('of %j with a delivery of %d', (lines, delivery, sums) => {
    expect(orderSums(lines, delivery)).toEqual(sums);
  });

  it('add up in whole pence, in any order of the lines, and samples carry no VAT', () => {
    const pence = fc.integer({ min: 0, max: 10_000_000 });
    const line = fc.record({ costPence: pence, isSample: fc.boolean() });
    fc.assert(
      fc.property(fc.array(line), pence, (lines, delivery) => {
        const sums = orderSums(lines, delivery);
        expect(sums.goods + sums.delivery + sums.vat).toBe(sums.total);
        expect(Number.isSafeInteger(sums.total)).toBe(true);
        expect(orderSums(lines.toReversed(), delivery)).toEqual(sums);
        const taxed = lines
          .filter(({ isSample }) => !isSample)
          .reduce((sum, { costPence }) => sum + costPence, delivery);
        expect(sums.vat).toBe(vatOf(taxed));
      }),
    );
  });
});
