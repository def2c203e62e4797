import { describe, expect, it } from 'vitest';
import { areaWithWastage } from './wastage.ts';

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
