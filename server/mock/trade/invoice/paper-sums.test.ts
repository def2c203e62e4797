import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSums } from '../../../../contracts/domain/order/order-sums.ts';
import { vatByRate, vatPercentOf } from './paper-sums.ts';

const line = fc.record({ costPence: fc.integer({ min: 0, max: 1e8 }), isSample: fc.boolean() });
const rates = fc.constantFrom(15, 17.5, 20);
const pence = fc.integer({ min: 0, max: 1e6 });
const sum = (pence: readonly number[]) => pence.reduce((all, each) => all + each, 0);

describe('VAT by rate', () => {
  it('is worked out once on the whole, not by line', () => {
    // by line 3 × 0.4 p would come to nothing
    const lines = [1, 2, 3].map(() => ({ costPence: 2, isSample: false }));
    expect(vatByRate(lines, 0, 20)).toEqual([{ percent: 20, netPence: 6, vatPence: 1 }]);
  });

  it('is 0 on samples, and 20% on delivery', () => {
    expect(vatByRate([{ costPence: 3500, isSample: true }], 0, 20)).toEqual([
      { percent: 0, netPence: 3500, vatPence: 0 },
    ]);
    expect(
      vatByRate(
        [
          { costPence: 10_000, isSample: false },
          { costPence: 3500, isSample: true },
        ],
        6500,
        20,
      ),
    ).toEqual([
      { percent: 20, netPence: 16_500, vatPence: 3300 },
      { percent: 0, netPence: 3500, vatPence: 0 },
    ]);
    expect([true, false].map((isSample) => vatPercentOf({ isSample }, 20))).toEqual([0, 20]);
  });

  it('always adds up to the total of the order', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 80 }),
        pence,
        pence,
        rates,
        (lines, delivery, value, percent) => {
          const { goods, voucher, vat, total } = orderSums(lines, delivery, percent, value);
          const rows = vatByRate(lines, delivery, percent, voucher);
          expect(sum(rows.map(({ netPence }) => netPence))).toBe(goods - voucher + delivery);
          expect(sum(rows.map(({ vatPence }) => vatPence))).toBe(vat);
          expect(sum(rows.map(({ netPence, vatPence }) => netPence + vatPence))).toBe(total);
        },
      ),
    );
  });
});
