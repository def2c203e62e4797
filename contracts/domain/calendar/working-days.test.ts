import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { londonTime } from './london-time.ts';
import { dispatchDay, isWorkingDay, nextWorkingDay } from './working-days.ts';

const at = (text: string) => Date.parse(text);
const day = (text: string) => at(`${text}T00:00:00Z`);
const written = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

// as GOV.UK lists them for England and Wales
const HOLIDAYS = {
  2022: ['2022-01-03', '2022-04-15', '2022-04-18', '2022-05-30', '2022-08-29', '2022-12-26', '2022-12-27'],
  2026: ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25'],
  2027: ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27'],
  2028: ['2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-29', '2028-08-28', '2028-12-25'],
};

describe('working days', () => {
  it.each(Object.entries(HOLIDAYS))('knows the bank holidays of %s', (_year, holidays) => {
    for (const holiday of holidays) expect(isWorkingDay(day(holiday)), holiday).toBe(false);
  });

  it.each([
    ['2026-12-28', 'Boxing Day of 2026 was a Saturday'],
    ['2027-12-28', 'Christmas Day of 2027 is a Saturday, Boxing Day a Sunday'],
    ['2022-01-03', 'New Year of 2022 was a Saturday'],
    ['2022-12-27', 'Christmas Day of 2022 was a Sunday'],
  ])('keeps %s in place of a weekend: %s', (holiday) => {
    expect(isWorkingDay(day(holiday))).toBe(false);
  });

  it('counts a year of 2026: 253 working days', () => {
    const days = Array.from({ length: 365 }, (_none, index) => day('2026-01-01') + index * 86_400_000);
    expect(days.filter((each) => isWorkingDay(each))).toHaveLength(253);
  });

  it.each([
    ['2026-11-23T12:00:00Z', '2026-11-23', 'at noon, on a Monday in winter'],
    ['2026-11-23T12:01:00Z', '2026-11-24', 'a minute later'],
    ['2026-06-01T11:00:30Z', '2026-06-01', 'at noon, on a Monday in summer'],
    ['2026-06-01T11:01:00Z', '2026-06-02', 'a minute later'],
    ['2026-11-20T13:00:00Z', '2026-11-23', 'on a Friday afternoon'],
    ['2026-11-21T09:00:00Z', '2026-11-23', 'on a Saturday'],
    ['2026-12-24T15:00:00Z', '2026-12-29', 'on the afternoon before Christmas'],
    ['2026-04-02T13:00:00Z', '2026-04-07', 'on the afternoon before Good Friday'],
    ['2026-06-30T23:30:00Z', '2026-07-01', 'after midnight in London, before it in UTC'],
  ])('dispatches an order of %s on %s: %s', (now, expected) => {
    expect(written(dispatchDay(at(now)))).toBe(expected);
  });

  it("has London's summer time from the last Sunday of March to the last of October", () => {
    expect(londonTime(at('2026-03-29T00:59:00Z')).minutes).toBe(59);
    expect(londonTime(at('2026-03-29T01:00:00Z')).minutes).toBe(120);
    expect(londonTime(at('2026-10-25T00:59:00Z')).minutes).toBe(119);
    expect(londonTime(at('2026-10-25T01:00:00Z')).minutes).toBe(60);
  });

  it("agrees with the machine's own time zone data for London, and dispatches on a working day that isn't past", () => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(fc.integer({ min: at('2024-01-01'), max: at('2040-01-01') }), (now) => {
        const { day: today, minutes } = londonTime(now);
        const [date, time = ''] = clock.format(now).split(', ');
        expect(written(today)).toBe(date);
        expect(`${Math.floor(minutes / 60)}:${minutes % 60}`).toBe(time.split(':').map(Number).join(':'));
        const dispatched = dispatchDay(now);
        expect(isWorkingDay(dispatched)).toBe(true);
        expect(dispatched).toBeGreaterThanOrEqual(today);
        expect(dispatched).toBeLessThanOrEqual(nextWorkingDay(today));
      }),
    );
  });
});
