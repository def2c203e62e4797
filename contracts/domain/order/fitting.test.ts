import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaWithWastage } from '../quantity/packs.ts';
import { areaWithoutWastage, fittedM2 } from './fitting.ts';

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

  it('is within a hundredth of the area to which the wastage was added', () => {
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
