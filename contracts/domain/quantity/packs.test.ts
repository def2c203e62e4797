import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaWithWastage, calculateOrder, costOf, packsNeeded, totalAmount, totalWeight } from './packs.ts';

describe('packsNeeded', () => {
  it.each([
    [3.3, 1.1, 3],
    [3.31, 1.1, 4],
    [0.3, 0.1, 3],
    [0.01, 2.19, 1],
    [2.19, 2.19, 1],
    [2.2, 2.19, 2],
    [60.9, 0.87, 70],
    [100, 2.888, 35],
    [5, 1, 5],
    [0, 2.19, 0],
    [-1, 2.19, 0],
    [10, 0, 0],
    [10, -1, 0],
    [Number.NaN, 2, 0],
    [Number.POSITIVE_INFINITY, 2, 0],
  ])('%d m2 in packs of %d m2 takes %d', (area, packSize, packs) => {
    expect(packsNeeded(area, packSize)).toBe(packs);
  });

  it('covers the area, and one pack less does not', () => {
    const hundredths = fc.integer({ min: 1, max: 10_000_000 });
    const packHundredths = fc.integer({ min: 80, max: 320 });
    fc.assert(
      fc.property(hundredths, packHundredths, (area, pack) => {
        const packs = packsNeeded(area / 100, pack / 100);
        expect(packs * pack).toBeGreaterThanOrEqual(area);
        expect((packs - 1) * pack).toBeLessThan(area);
      }),
    );
  });
});

describe('amounts', () => {
  it.each([
    [3, 1.1, 3.3],
    [7, 0.1, 0.7],
    [3, 2.675, 8.03],
    [1, 1.005, 1.01],
    [0, 2.19, 0],
  ])('%d packs of %d make %d', (packs, each, total) => {
    expect(totalAmount(packs, each)).toBe(total);
    expect(totalWeight(packs, each)).toBe(total);
  });

  it.each([
    [3.3, 4590, 15147],
    [1.15, 1990, 2289],
    [1.005, 100, 101],
    [2.675, 100, 268],
    [0.5, 1, 1],
    [0.49, 1, 0],
    [1_000_000.01, 9999, 9999000100],
    [3.3, Number.NaN, 0],
  ])('%d m2 at %d pence cost %d', (amount, price, cost) => {
    expect(costOf(amount, price)).toBe(cost);
  });

  it('cost is the nearest whole penny', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1800, max: 9800 }),
        (area, price) => {
          const hundredfold = costOf(area / 100, price) * 100;
          expect(hundredfold - area * price).toBeGreaterThan(-50);
          expect(hundredfold - area * price).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

describe('calculateOrder', () => {
  const product = { packSize: 2.19, packWeight: 18.4, productPrice: 4590 };

  it('works out whole packs with their amount, weight and cost', () => {
    expect(calculateOrder({ area: 20, product }, 20)).toEqual({
      packs: 10,
      amount: 21.9,
      weightKg: 184,
      costPence: 100521,
      vatPence: 20104,
      totalPence: 120625,
    });
  });

  it('adds no VAT while the switch is off', () => {
    const sum = calculateOrder({ area: 20, product }, 0);
    expect([sum.costPence, sum.vatPence, sum.totalPence]).toEqual([100521, 0, 100521]);
  });

  it('has no sums for a visitor, who sees no price', () => {
    const { productPrice: _, ...visitors } = product;
    expect(calculateOrder({ area: 20, product: visitors }, 20)).toEqual({
      packs: 10,
      amount: 21.9,
      weightKg: 184,
      costPence: undefined,
      vatPence: undefined,
      totalPence: undefined,
    });
  });

  it.each([
    ['no area', undefined, product],
    ['a product without pack size', 20, { productPrice: 4590 }],
    ['a pack size of null', 20, { ...product, packSize: null }],
  ])('needs nothing for %s', (_, area, floor) => {
    expect(calculateOrder({ area, product: floor }, 20)).toEqual({
      packs: 0,
      amount: 0,
      weightKg: 0,
      costPence: 0,
      vatPence: 0,
      totalPence: 0,
    });
  });
});

describe('the area to order', () => {
  it.each([
    [20, 7, 21.4],
    [18.5, 10, 20.35],
    [0.1, 12, 0.11],
    [33.33, 12.5, 37.5], // 37.49625
    [1.05, 10, 1.16], // 1.155, which floats make 1.1549999
    [42, 0, 42],
  ])('of %d m2 with %d %% of wastage is %d m2', (areaM2, percent, ordered) => {
    expect(areaWithWastage(areaM2, percent)).toBe(ordered);
  });

  it.each([
    [0, 7],
    [-3, 7],
    [Number.NaN, 7],
    [20, -1],
    [20, Number.POSITIVE_INFINITY],
  ])('of %d m2 with %d %% is 0', (areaM2, percent) => {
    expect(areaWithWastage(areaM2, percent)).toBe(0);
  });
});
