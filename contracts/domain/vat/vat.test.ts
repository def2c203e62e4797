import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf, withVat } from './vat.ts';

describe('VAT', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 4],
    [4, 1, 5],
    [7, 1, 8],
    [8, 2, 10],
    [4590, 918, 5508],
    [4599, 920, 5519],
  ])('on %d pence is %d, together %d', (pence, vat, gross) => {
    expect(vatOf(pence)).toBe(vat);
    expect(withVat(pence, true)).toBe(gross);
    expect(withVat(pence, false)).toBe(pence);
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

  it('never falls when the amount rises, and is a fifth to within half a penny', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(vatOf(low)).toBeLessThanOrEqual(vatOf(high));
        expect(Math.abs(5 * vatOf(a) - a)).toBeLessThan(2.5);
      }),
    );
  });
});
