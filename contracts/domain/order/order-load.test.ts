import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadOf } from './order-load.ts';

const line = (number: number, packWeight: number, specification = '15(4) x 190 x 1900 mm') => ({
  number,
  packWeight,
  palletSize: 0,
  specification,
});

describe('the load of an order', () => {
  it('has the exact weight of its packs, and the length of its longest board', () => {
    // in floating point these come to 30.299999999999997
    expect(loadOf([line(1, 10.1), line(2, 10.1)])).toEqual({ weightKg: 30.3, pallets: 1, longestMm: 1900 });
    expect(loadOf([line(1, 20, '20 x 140 x 2500 mm'), line(1, 20)]).longestMm).toBe(2500);
    expect(loadOf([line(50, 20, '')])).toEqual({ weightKg: 1000, pallets: 2, longestMm: 0 });
    expect(loadOf([line(40, 0, 'Glue down')])).toEqual({ weightKg: 0, pallets: 0, longestMm: 0 });
    expect(loadOf([])).toEqual({ weightKg: 0, pallets: 0, longestMm: 0 });
  });

  it('has the same weight in any order of its lines', () => {
    const lines = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 4000 }))
        .map(([packs, weight]) => line(packs, weight / 100)),
    );
    fc.assert(
      fc.property(lines, (some) => {
        const { weightKg, pallets } = loadOf(some);
        const exact = some.reduce(
          (sum, { number, packWeight }) => sum + number * Math.round(packWeight * 100),
          0,
        );
        expect(Math.round(weightKg * 100)).toBe(exact);
        expect(loadOf(some.toReversed()).weightKg).toBe(weightKg);
        expect(pallets * 980 >= weightKg).toBe(true);
      }),
    );
  });
});
