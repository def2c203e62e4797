import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessoryNeed, estimatedEdge } from './accessory-need.ts';

const area = fc.integer({ min: 1, max: 10_000_00 }).map((hundredths) => hundredths / 100);

describe('what a floor needs of an accessory', () => {
  it.each([
    ['adhesive in tubs', 24, { unit: 'kg', perM2: 1.1, pack: 15 }, { amount: 26.4, packs: 2 }],
    ['adhesive that just fits', 30, { unit: 'kg', perM2: 1.1, pack: 33 }, { amount: 33, packs: 1 }],
    ['a little more', 30.01, { unit: 'kg', perM2: 1.1, pack: 33 }, { amount: 33.02, packs: 2 }],
    ['underlay in rolls', 24.34, { unit: 'm2', pack: 10 }, { amount: 24.34, packs: 3 }],
    ['scotia by the edge of the room', 24, { unit: 'm', pack: 24 }, { amount: 20, packs: 1 }],
    ['oil', 40, { unit: 'l', perM2: 0.04, pack: 10 }, { amount: 1.6, packs: 1 }],
    ['no area yet', 0, { unit: 'kg', perM2: 1.1, pack: 15 }, { amount: 0, packs: 0 }],
    ['an area that is no number', Number.NaN, { unit: 'm', pack: 24 }, { amount: 0, packs: 0 }],
    ['a pack that holds nothing', 24, { unit: 'm2', pack: 0 }, { amount: 0, packs: 0 }],
  ] as const)('%s', (_name, areaM2, coverage, need) => {
    expect(accessoryNeed([areaM2], coverage)).toEqual(need);
  });

  it('is worked out for two floors together, each with its own edge', () => {
    expect(accessoryNeed([12, 12], { unit: 'kg', perM2: 1.1, pack: 15 })).toEqual({ amount: 26.4, packs: 2 });
    expect(accessoryNeed([24, 6], { unit: 'm', pack: 24 })).toEqual({ amount: 30, packs: 2 });
  });

  it('always fits into the packs, and never into one less', () => {
    const coverage = fc.record({
      unit: fc.constantFrom('kg' as const, 'l' as const, 'm2' as const, 'm' as const),
      perM2: fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 1000),
      pack: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(area, coverage, (areaM2, one) => {
        const { amount, packs } = accessoryNeed([areaM2], one);
        expect(packs * one.pack).toBeGreaterThan(amount - 0.006);
        expect((packs - 1) * one.pack).toBeLessThan(amount + 0.006);
      }),
    );
  });
});

describe('the estimated edge', () => {
  it.each([
    [24, 20],
    [6, 10],
    [1.5, 5],
    [100, 41],
    [0, 0],
    [-3, 0],
  ])('of %d m2 is %d m', (areaM2, metres) => {
    expect(estimatedEdge(areaM2)).toBe(metres);
  });

  it('is never less than that of a square, and never shrinks as the floor grows', () => {
    fc.assert(
      fc.property(area, area, (one, other) => {
        expect(estimatedEdge(one) ** 2).toBeGreaterThanOrEqual(16 * one);
        expect(estimatedEdge(Math.max(one, other))).toBeGreaterThanOrEqual(
          estimatedEdge(Math.min(one, other)),
        );
      }),
    );
  });
});
