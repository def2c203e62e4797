import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateOrder, costOf, packsNeeded, parseArea, totalAmount, totalWeight } from './packs.ts';

describe('parseArea', () => {
  it.each([
    ['12.5', 12.5],
    ['1,5', 1.5],
    [' 12.50 ', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['12.345', 12.345],
    ['0,125', 0.125],
    ['1,250', 1250],
    ['1,250.5', 1250.5],
    ['1,234,567', 1234567],
    ['999999999', 999999999],
    ['45 m²', 45],
    ['45m²', 45],
    ['45 m2', 45],
    ['45 M2', 45],
    ['45 m^2', 45],
    ['45 ㎡', 45],
    ['45 sqm', 45],
    ['45 sq m', 45],
    ['45 sq. m', 45],
    ['45 sq.m.', 45],
    ['45 square metres', 45],
    ['45 Square Meters', 45],
    ['45.5 sq metre', 45.5],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['1\u202f250', 1250],
    ['1\u2009250', 1250],
    ['1\u2003250', 1250],
    ['1\u3000250', 1250],
    ['1\t250', 1250],
    ['1 250,5', 1250.5],
    ['1\u00a0250,5', 1250.5],
    ['1\u202f250,50 m²', 1250.5],
    ['1 250.5', 1250.5],
    ['1 234 567,8', 1234567.8],
    ['12 500 m²', 12500],
    ['1,250 m²', 1250],
    ['1,250.50 m²', 1250.5],
    ['1.250,5', 1250.5],
    ['1.250,50 m²', 1250.5],
    ['1.234.567', 1234567],
    ["1'250.5", 1250.5],
    ['1’250', 1250],
    ['12,5 m²', 12.5],
    ['１２.５', 12.5],
    ['\ufeff12.5', 12.5],
    ['1\u200b250', 1250],
    ['12.5\u200e', 12.5],
    ['1.250', 1.25],
  ])('reads %j as %d', (text, area) => {
    expect(parseArea(text)).toBe(area);
  });

  it.each([
    '',
    ' ',
    '0',
    '0.00',
    '-3',
    '+3',
    '.',
    ',',
    '1e3',
    '1e21',
    'NaN',
    'Infinity',
    '12m',
    '45 m',
    '45 m3',
    '500 sq ft',
    '45 ft²',
    '1 25',
    '1 2500',
    '12 34',
    '1 250 5',
    '1,25,0',
    '1,250,5',
    '1 250,5,5',
    'm²',
    '−3 m²',
    '4 x 5',
    '12-15',
    '1.250,5.5',
    '45 m² 3',
    '1.5,2',
    '1,5,2',
    '9999999999',
    '0x10',
  ])('refuses %j', (text) => {
    expect(parseArea(text)).toBeUndefined();
  });
});

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

  it('works out whole packs and what they hold, weigh and cost', () => {
    expect(calculateOrder({ area: 20, product }, { vat: true })).toEqual({
      packs: 10,
      amount: 21.9,
      weightKg: 184,
      costPence: 100521,
      vatPence: 20104,
      totalPence: 120625,
    });
  });

  it('adds no VAT while the switch is off', () => {
    const sum = calculateOrder({ area: 20, product }, { vat: false });
    expect([sum.costPence, sum.vatPence, sum.totalPence]).toEqual([100521, 0, 100521]);
  });

  it('has no sums for a visitor, who sees no price', () => {
    const { productPrice: _, ...visitors } = product;
    expect(calculateOrder({ area: 20, product: visitors }, { vat: true })).toEqual({
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
    expect(calculateOrder({ area, product: floor }, { vat: true })).toEqual({
      packs: 0,
      amount: 0,
      weightKg: 0,
      costPence: 0,
      vatPence: 0,
      totalPence: 0,
    });
  });
});
