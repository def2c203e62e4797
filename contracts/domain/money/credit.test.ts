import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText } from '../delivery/delivery-day.ts';
import { creditLeft, dueDay } from './credit.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

describe('due day', () => {
  it.each([
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2100-01-15', '2100-02-28'],
    ['2026-06-30', '2026-07-31'],
    ['2026-07-01', '2026-08-31'],
    ['2026-12-01', '2027-01-31'],
    ['2026-12-31', '2027-01-31'],
    ['2026-11-30', '2026-12-31'],
  ])('of a supply on %s is %s', (supply, due) => {
    expect(dayText(dueDay(day(supply)))).toBe(due);
  });

  it('is the last day of its month, the next one after that of the supply', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
        const supply = new Date(number * 86_400_000);
        const due = new Date(dueDay(supply.getTime()));
        const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(months(due)).toBe(months(supply) + 1);
        expect(months(new Date(due.getTime() + 86_400_000))).toBe(months(due) + 1);
      }),
    );
  });
});

describe('credit left', () => {
  it.each([
    [0, 0, 0, 0],
    [500_000, 120_000, 0, 380_000],
    [500_000, 500_000, 0, 0],
    [500_000, 650_000, 0, 0],
    [500_000, 120_000, 50_000, 430_000],
    [500_000, 650_000, 200_000, 50_000],
    // never more than the limit
    [500_000, 120_000, 150_000, 500_000],
    [0, 0, 150_000, 0],
  ])('of %d with %d open and %d to its credit is %d', (limitPence, openPence, creditPence, left) => {
    expect(creditLeft({ limitPence, openPence, creditPence })).toBe(left);
  });
});
