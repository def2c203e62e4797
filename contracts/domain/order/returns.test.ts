import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonTime } from '../calendar/london-time.ts';
import { isWorkingDay } from '../calendar/working-days.ts';
import { dayText } from '../delivery/delivery-day.ts';
import { isInTime, lastDayFor, packsLeft, reportBy, returnBy } from './returns.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}Z`);

test('packs come back within seven days, weekend or not', () => {
  expect(dayText(returnBy(at('2026-11-20T09:00')))).toBe('2026-11-27');
  expect(isInTime('return', at('2026-11-20T09:00'), at('2026-11-27T23:59'))).toBe(true);
  expect(isInTime('return', at('2026-11-20T09:00'), at('2026-11-28T00:00'))).toBe(false);
});

test('defects are reported within five working days: weekends and bank holidays do not count', () => {
  expect(dayText(reportBy(at('2026-11-20T09:00')))).toBe('2026-11-27');
  // Christmas Day, the substitute for Boxing Day, New Year's Day and two weekends lie between
  expect(dayText(reportBy(at('2026-12-23T09:00')))).toBe('2027-01-04');
  // Good Friday and Easter Monday
  expect(dayText(reportBy(at('2026-04-01T09:00')))).toBe('2026-04-10');
});

test('days are London’s: late on a summer evening it is the next day there', () => {
  expect(dayText(returnBy(at('2026-07-01T23:30')))).toBe('2026-07-09');
});

test('nothing can be returned before anything has arrived', () => {
  expect(isInTime('return', undefined, at('2026-11-20T09:00'))).toBe(false);
});

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

test('for any delivery, the time for defects has exactly five working days and ends on one', () => {
  fc.assert(
    fc.property(moment, (delivered) => {
      const first = londonTime(delivered).day;
      const last = reportBy(delivered);
      const days = Array.from({ length: (last - first) / DAY }, (_, n) => first + (n + 1) * DAY);
      expect(days.filter((each) => isWorkingDay(each))).toHaveLength(5);
      expect(isWorkingDay(last)).toBe(true);
      expect((returnBy(delivered) - first) / DAY).toBe(7);
    }),
  );
});

test('at any moment, there is time until midnight in London on the last day, and none after it', () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 0, max: 30 * DAY }),
      fc.constantFrom('return', 'defect'),
      (delivered, later, kind) => {
        const now = delivered + later;
        expect(isInTime(kind, delivered, now)).toBe(londonTime(now).day <= lastDayFor(kind, delivered));
      },
    ),
  );
});

test('packs left are those that have arrived less those on returns', () => {
  expect(packsLeft({ delivered: 8, taken: 3 })).toBe(5);
  expect(packsLeft({ delivered: 0, taken: 0 })).toBe(0);
});
