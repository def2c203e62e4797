import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsFor } from './cut-bars.ts';

describe('bars to cut', () => {
  it.each([
    [[800, 800, 800], 2400, 1],
    [[800, 800, 801], 2400, 2],
    [[900], 900, 1],
    [[1800], 900, 2],
    [[2000, 500, 400], 2400, 2], // 2000 + 400, and 500
    [[], 900, 0],
  ])('%j out of %d mm take %d', (pieces, bar, bars) => {
    expect(barsFor(pieces, bar)).toBe(bars);
  });

  it('hold all pieces, and one of them has been cut for each', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 30 }), (pieces) => {
        const total = pieces.reduce((sum, piece) => sum + piece, 0);
        const bars = barsFor(pieces, 2400);
        expect(bars * 2400).toBeGreaterThanOrEqual(total);
        expect(bars).toBeLessThanOrEqual(pieces.reduce((sum, piece) => sum + Math.ceil(piece / 2400), 0));
      }),
    );
  });
});
