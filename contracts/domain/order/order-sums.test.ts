import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '../vat/vat.ts';
import { orderSums } from './order-sums.ts';

const floor = (costPence: number) => ({ costPence, isSample: false });
const sample = (costPence: number) => ({ costPence, isSample: true });

describe('order sums', () => {
  it.each([
    [[], 0, 0, { goods: 0, voucher: 0, delivery: 0, vat: 0, total: 0 }],
    [
      [floor(38_376), floor(11_638)],
      6500,
      0,
      { goods: 50_014, voucher: 0, delivery: 6500, vat: 11_303, total: 67_817 },
    ],
    [[sample(0), sample(3500)], 0, 0, { goods: 3500, voucher: 0, delivery: 0, vat: 0, total: 3500 }],
    // three lines of a penny: VAT is taken once, otherwise it would be three times nothing
    [[floor(1), floor(1), floor(1)], 0, 0, { goods: 3, voucher: 0, delivery: 0, vat: 1, total: 4 }],
    // £1,000.00 of goods less £50.00, and £65.00 of delivery: VAT is on what is paid
    [
      [floor(100_000)],
      6500,
      5000,
      { goods: 100_000, voucher: 5000, delivery: 6500, vat: 20_300, total: 121_800 },
    ],
    // never more than the goods cost, and nothing off samples or delivery
    [
      [floor(3000), sample(3500)],
      6500,
      5000,
      { goods: 6500, voucher: 3000, delivery: 6500, vat: 1300, total: 11_300 },
    ],
  ])('of %j with a delivery of %d and a voucher of %d', (lines, delivery, voucher, sums) => {
    expect(orderSums(lines, delivery, 20, voucher)).toEqual({ ...sums, vatPercent: 20 });
  });

  it('add up in whole pence, in any order of the lines, and samples carry no VAT', () => {
    const pence = fc.integer({ min: 0, max: 10_000_000 });
    const rates = fc.constantFrom(0, 15, 17.5, 20);
    const line = fc.record({ costPence: pence, isSample: fc.boolean() });
    fc.assert(
      fc.property(fc.array(line), pence, pence, rates, (lines, delivery, value, percent) => {
        const sums = orderSums(lines, delivery, percent, value);
        expect(sums.goods - sums.voucher + sums.delivery + sums.vat).toBe(sums.total);
        expect(Number.isSafeInteger(sums.total)).toBe(true);
        expect(orderSums(lines.toReversed(), delivery, percent, value)).toEqual(sums);
        const floors = lines
          .filter(({ isSample }) => !isSample)
          .reduce((sum, { costPence }) => sum + costPence, 0);
        expect(sums.voucher).toBe(Math.min(value, floors));
        expect(sums.vat).toBe(vatOf(floors - sums.voucher + delivery, percent));
      }),
    );
  });
});
