import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addVat, vatChangesAfter, vatOf, vatPercentAt } from './vat.ts';

describe('VAT', () => {
  it.each([
    [0, 20, 0, 0],
    [1, 20, 0, 1],
    [2, 20, 0, 2],
    [3, 20, 1, 4],
    [7, 20, 1, 8],
    [8, 20, 2, 10],
    [4590, 20, 918, 5508],
    [4599, 20, 920, 5519],
    // half a penny goes up: 17.5% of 20 is 3.5
    [20, 17.5, 4, 24],
    [10_060, 17.5, 1761, 11_821],
    [350, 15, 53, 403],
    [4590, 0, 0, 4590],
  ])('on %d pence at %d%% is %d, together %d', (pence, percent, vat, total) => {
    expect(addVat(pence, percent)).toEqual({ vatPercent: percent, vat, total });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });

  it('never falls when the amount rises, and is exact to within half a penny at every rate', () => {
    fc.assert(
      fc.property(amount, amount, hundredths, (a, b, rate) => {
        const percent = rate / 100;
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(vatOf(low, percent)).toBeLessThanOrEqual(vatOf(high, percent));
        const doubt = 10_000n * BigInt(vatOf(a, percent)) - BigInt(a) * BigInt(rate);
        expect(Number(doubt < 0n ? -doubt : doubt)).toBeLessThanOrEqual(5000);
      }),
    );
  });

  it.each([
    ['2026-11-26T12:00Z', 20],
    ['2011-01-04T00:00Z', 20],
    ['2011-01-03T23:59Z', 17.5],
    ['2010-01-01T00:00Z', 17.5],
    ['2009-12-31T23:59Z', 15],
    ['2008-11-30T23:59Z', 17.5],
    // a clock that has lost its time
    ['1970-01-01T00:00Z', 17.5],
  ])('at %s is charged at %d%%', (at, percent) => {
    expect(vatPercentAt(Date.parse(at))).toBe(percent);
  });

  it.each([
    ['2010-12-25T12:00Z', Date.UTC(2011, 0, 3, 23)],
    ['2008-11-30T23:00Z', Date.UTC(2008, 10, 30, 23)],
    // after any change that is known
    ['2100-01-01T00:00Z', Number.POSITIVE_INFINITY],
  ])('after %s changes next at %d', (at, changes) => {
    expect(vatChangesAfter(Date.parse(at))).toBe(changes);
  });
});
