import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../quantity/packs.ts';
import { clientPrice, MARK_UP_MAX, markUpText, parseMarkUp } from './client-copy.ts';

const pence = fc.integer({ min: 0, max: 10_000_000 });
const markUp = fc.integer({ min: 0, max: MARK_UP_MAX });

describe('a price with a mark-up', () => {
  it.each([
    // pence, mark-up in hundredths of a percent, what the client sees
    [4590, 0, 4590],
    [4590, 2000, 5508],
    [4590, 1250, 5164], // 5163.75
    [110, 500, 116], // 115.5: halves up
    [1, 4999, 1], // 1.4999
    [1, 5000, 2], // 1.5
    [4590, MARK_UP_MAX, 18_360],
  ])('%i pence at %i is %i', (trade, at, shown) => {
    expect(clientPrice(trade, at)).toBe(shown);
  });

  it('is the nearest penny, and never below the trade price', () => {
    fc.assert(
      fc.property(pence, markUp, (trade, at) => {
        const shown = clientPrice(trade, at);
        expect(Math.abs(shown * 10_000 - trade * (10_000 + at))).toBeLessThanOrEqual(5000);
        expect(shown).toBeGreaterThanOrEqual(trade);
      }),
    );
  });

  it('does not fall when the mark-up rises', () => {
    fc.assert(
      fc.property(pence, markUp, markUp, (trade, a, b) => {
        expect(clientPrice(trade, Math.max(a, b))).toBeGreaterThanOrEqual(clientPrice(trade, Math.min(a, b)));
      }),
    );
  });

  it('is within half a penny a square metre of the mark-up on a line', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(pence, markUp, amount, (trade, at, area) => {
        const exact = (area * trade * (10_000 + at)) / 10_000;
        expect(Math.abs(costOf(area, clientPrice(trade, at)) - exact)).toBeLessThanOrEqual(area / 2 + 1);
      }),
    );
  });
});

describe('a mark-up as typed', () => {
  it.each([
    ['0', 0],
    ['20', 2000],
    [' 12.5 % ', 1250],
    ['12,5', 1250],
    ['7.25%', 725],
    ['300', 30_000],
    ['5.', 500],
  ])('%j is %i', (text, read) => {
    expect(parseMarkUp(text)).toBe(read);
  });

  it.each(['', '-1', '300.01', '301', '1.234', 'ten', '1e2', '1 2', '%'])('%j is refused', (text) => {
    expect(parseMarkUp(text)).toBeUndefined();
  });

  it('is read back as it is written', () => {
    fc.assert(
      fc.property(markUp, (at) => {
        expect(parseMarkUp(markUpText(at))).toBe(at);
      }),
    );
  });
});
