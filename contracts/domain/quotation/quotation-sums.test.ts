import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSums } from '../order/order-sums.ts';
import { costOf, totalAmount } from '../quantity/packs.ts';
import { forPlots, priceBounds, quotationSums } from './quotation-sums.ts';

const board = { packSize: 2.17, packWeight: 19.4, palletSize: 40, specification: '15 x 190 x 1900' };
const lines = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 200 }),
    pricePence: fc.integer({ min: 0, max: 20_000 }),
    packSize: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
    packWeight: fc.constant(19.4),
    palletSize: fc.constant(40),
    specification: fc.constant('15 x 190 x 1900'),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the sums of a quotation', () => {
  it('multiply the packs of a plot, and price the whole amount once', () => {
    // 3 packs × 12 plots × 2.17 m2 = 78.12 m2, at £41.55: £3,245.886, so £3,245.89
    expect(forPlots({ ...board, number: 3, pricePence: 4155 }, 12)).toEqual({
      packs: 36,
      amount: 78.12,
      costPence: 324_589,
    });
  });

  it('are those of the order that is placed from it, to the penny', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 60 }), (quoted, plots) => {
        const sums = quotationSums(quoted, plots, 'IP4 2BE', 17.5);
        const ordered = quoted.map(({ number, packSize, pricePence }) => ({
          costPence: costOf(totalAmount(number * plots, packSize), pricePence),
          isSample: false,
        }));
        expect(sums).toMatchObject(orderSums(ordered, sums.delivery, 17.5));
        expect(sums.goods).toBe(quoted.reduce((sum, line) => sum + forPlots(line, plots).costPence, 0));
        expect(sums.total).toBe(sums.goods + sums.delivery + sums.vat);
      }),
    );
  });

  it('leave the delivery out where the place is not known, or is arranged by phone', () => {
    const one = [{ ...board, number: 10, pricePence: 4155 }];
    for (const postCode of ['', 'nowhere', 'JE2 3QA'])
      expect(quotationSums(one, 1, postCode, 20)).toMatchObject({ isDeliveryKnown: false, delivery: 0 });
    expect(quotationSums(one, 1, 'ip42be', 20)).toMatchObject({ isDeliveryKnown: true, delivery: 6500 });
  });
});

it('our staff quote between 60% of our price and our price', () => {
  expect(priceBounds(4155)).toEqual({ least: 2493, most: 4155 });
  expect(priceBounds(4151)).toEqual({ least: 2491, most: 4151 });
});
