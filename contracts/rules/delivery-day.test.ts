import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfText, dayText, deliveryDays, earliestDelivery } from './delivery-day.ts';
import { isWorkingDay, londonTime } from './working-days.ts';

describe('earliest delivery', () => {
  it.each([
    // Monday until noon in London leaves the same day
    ['2026-11-23T12:00:00Z', 1, '2026-11-24'],
    ['2026-11-23T12:01:00Z', 1, '2026-11-25'],
    ['2026-11-22T10:00:00Z', 2, '2026-11-25'],
    // over a weekend
    ['2026-11-27T09:00:00Z', 1, '2026-11-30'],
    // in summer noon is an hour earlier by universal time
    ['2026-06-15T11:00:00Z', 1, '2026-06-16'],
    ['2026-06-15T11:01:00Z', 1, '2026-06-17'],
    // over Christmas and New Year
    ['2026-12-24T09:00:00Z', 3, '2026-12-31'],
    ['2026-12-31T13:00:00Z', 1, '2027-01-05'],
  ])('of an order placed at %s with %d days on the road is %s', (now, roadDays, day) => {
    expect(dayText(earliestDelivery(Date.parse(now), roadDays))).toBe(day);
  });

  it('is the first of the days to choose from, which are working days of the next 90', () => {
    const now = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 5 }), (at, roadDays) => {
        const days = deliveryDays(at, roadDays);
        expect(days[0]).toBe(earliestDelivery(at, roadDays));
        expect(days.every(isWorkingDay)).toBe(true);
        expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
        expect(days.at(-1)).toBeLessThanOrEqual(londonTime(at).day + 90 * 86_400_000);
        expect(days.length).toBeGreaterThan(50);
      }),
    );
  });
});

describe('a day as text', () => {
  it.each(['2026-02-30', '2026-13-01', 'tomorrow', '', '2026-2-3'])('%j is none', (text) => {
    expect(dayOfText(text)).toBeUndefined();
  });

  it('is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
        const day = number * 86_400_000;
        expect(dayOfText(dayText(day))).toBe(day);
      }),
    );
  });
});
