import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nation } from '../calendar/bank-holidays.ts';
import { londonTime } from '../calendar/london-time.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import { deliveryTo } from './delivery-charge.ts';
import { dayOfText, dayText, deliveryDays, earliestDelivery } from './delivery-day.ts';

describe('earliest delivery', () => {
  it.each([
    // ordered on Monday by noon in London: leaves the same day
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
    const way = { roadDays, nation: 'england and wales' } as const;
    expect(dayText(earliestDelivery(Date.parse(now), way))).toBe(day);
  });

  // goods leave on England's working days and arrive on those of the address
  it.each([
    ['2026-12-30T09:00:00Z', 'G1 1AA', '2027-01-06'],
    ['2026-12-31T09:00:00Z', 'G1 1AA', '2027-01-07'],
    ['2026-12-31T09:00:00Z', 'TD15 1AA', '2027-01-06'],
    ['2026-12-31T09:00:00Z', 'CF10 1AA', '2027-01-05'],
    // we are at work on Saint Andrew's Day
    ['2026-11-30T09:00:00Z', 'EH1 1YZ', '2026-12-03'],
    ['2026-11-27T09:00:00Z', 'EH1 1YZ', '2026-12-03'],
    // we are not at work on Easter Monday, and in Scotland they are
    ['2026-04-06T09:00:00Z', 'G1 1AA', '2026-04-10'],
    ['2027-07-06T09:00:00Z', 'BT1 1AA', '2027-07-14'],
    ['2026-07-06T09:00:00Z', 'BT1 1AA', '2026-07-14'],
  ])('of an order placed at %s for %s is %s', (now, postCode, day) => {
    const way = deliveryTo(postCode, { weightKg: 100, pallets: 1, longestMm: 0 });
    if (way.kind !== 'charge') throw new Error('A price was expected');
    expect(dayText(earliestDelivery(Date.parse(now), way))).toBe(day);
  });

  it.each([
    ['G1 1AA', '2026-12-20', '2027-01-04', false],
    ['IV1 1AA', '2026-12-20', '2027-01-04', false],
    ['CA1 1AA', '2026-12-20', '2027-01-04', true],
    ['BT1 1AA', '2026-12-20', '2027-01-04', true],
    ['BT1 1AA', '2027-06-20', '2027-07-12', false],
    ['G1 1AA', '2027-06-20', '2027-07-12', true],
    ['BT9 5AA', '2026-02-20', '2026-03-17', false],
    ['G1 1AA', '2027-02-20', '2027-03-29', true],
    ['IP4 9ZZ', '2027-02-20', '2027-03-29', false],
    ['AB10 1AA', '2027-07-20', '2027-08-02', false],
    ['AB10 1AA', '2027-07-20', '2027-08-30', true],
    ['IM1 1AA', '2027-07-20', '2027-08-30', false],
  ])('of %s, asked on %s, may be on %s: %s', (postCode, now, day, isOffered) => {
    const way = deliveryTo(postCode, { weightKg: 100, pallets: 1, longestMm: 0 });
    if (way.kind !== 'charge') throw new Error('A price was expected');
    expect(deliveryDays(Date.parse(now), way).map(dayText).includes(day)).toBe(isOffered);
  });

  it('is the first of the days to choose from, which are the working days within 90 days', () => {
    const nations = fc.constantFrom<Nation>('england and wales', 'scotland', 'northern ireland');
    const now = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) });
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 5 }), nations, (at, roadDays, nation) => {
        const days = deliveryDays(at, { roadDays, nation });
        expect(days[0]).toBe(earliestDelivery(at, { roadDays, nation }));
        expect(days.every((day) => isWorkingDay(day, nation))).toBe(true);
        expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
        expect(days.at(-1)).toBeLessThanOrEqual(londonTime(at).day + 90 * 86_400_000);
        expect(days.length).toBeGreaterThan(50);
      }),
    );
  });
});

describe('a day as text', () => {
  it.each(['2026-02-30', '2026-13-01', 'tomorrow', '', '2026-2-3'])('%j is not a day', (text) => {
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
