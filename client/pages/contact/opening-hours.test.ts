import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayKind, openingAt, openingText } from './opening-hours.ts';

const at = (text: string) => Date.parse(text);
const written = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16);

describe('opening hours', () => {
  it.each([
    ['2026-11-23T08:29:59Z', false, '2026-11-23T08:30', 'a minute before, on a Monday in winter'],
    ['2026-11-23T08:30:00Z', true, '2026-11-23T17:30', 'as we open'],
    ['2026-11-23T17:29:59Z', true, '2026-11-23T17:30', 'before we close'],
    ['2026-11-23T17:30:00Z', false, '2026-11-24T08:30', 'as we close'],
    ['2026-06-01T07:30:00Z', true, '2026-06-01T16:30', 'on a Monday in summer, when London is an hour ahead'],
    ['2026-06-01T16:30:00Z', false, '2026-06-02T07:30', 'as we close in summer'],
    ['2026-11-20T17:30:00Z', false, '2026-11-21T10:00', 'on a Friday evening, until Saturday'],
    ['2026-11-21T15:59:00Z', true, '2026-11-21T16:00', 'on a Saturday afternoon'],
    ['2026-11-21T16:00:00Z', false, '2026-11-23T08:30', 'on a Saturday evening, until Monday'],
    ['2026-03-28T16:00:00Z', false, '2026-03-30T07:30', 'over the night in which the clocks go forward'],
    ['2026-10-24T15:00:00Z', false, '2026-10-26T08:30', 'over the night in which they go back'],
    ['2026-04-02T16:30:00Z', false, '2026-04-04T09:00', 'on the eve of Good Friday, until Easter Saturday'],
    ['2026-04-04T15:00:00Z', false, '2026-04-07T07:30', 'over Easter Sunday and Monday'],
    ['2026-12-24T17:30:00Z', false, '2026-12-29T08:30', 'over Christmas, with Boxing Day on a Saturday'],
    ['2028-01-01T12:00:00Z', false, '2028-01-04T08:30', "on a New Year's Day that is a Saturday"],
  ])('at %s we are open: %s, which changes at %s: %s', (now, isOpen, changesAt) => {
    expect({ isOpen, changesAt }).toEqual({
      isOpen: openingAt(at(now)).isOpen,
      changesAt: written(openingAt(at(now)).changesAt),
    });
  });

  it.each([
    ['2026-11-23', 'weekday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'closed'],
    ['2026-12-25', 'closed'],
    ['2027-12-25', 'closed'],
  ])('%s is a day of the kind %s', (day, kind) => {
    expect(dayKind(at(`${day}T00:00:00Z`))).toBe(kind);
  });

  // as GOV.UK lists them for England and Wales
  const HOLIDAYS =
    '2024-01-01 2024-03-29 2024-04-01 2024-05-06 2024-05-27 2024-08-26 2024-12-25 2024-12-26 2025-01-01 2025-04-18 2025-04-21 2025-05-05 2025-05-26 2025-08-25 2025-12-25 2025-12-26 2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-26 2026-12-28'.split(
      ' ',
    );
  const london = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const SPANS: Readonly<Record<string, readonly [string, string]>> = {
    Sat: ['10:00', '16:00'],
    Sun: ['24:00', '24:00'],
  };

  /** The same from the machine's own table of time zones and the list above. */
  function isOpenByTheBook(now: number): boolean {
    const parts = Object.fromEntries(london.formatToParts(now).map(({ type, value }) => [type, value]));
    const { weekday = '', year, month, day, hour, minute } = parts;
    if (HOLIDAYS.includes(`${year}-${month}-${day}`)) return false;
    const [opens, closes] = SPANS[weekday.replace('.', '')] ?? ['08:30', '17:30'];
    const time = `${hour}:${minute}`;
    return opens <= time && time < closes;
  }

  it("agrees with the machine's own time zone data for London, and changes exactly at the moment it names", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01'), max: at('2026-12-27') }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, part) => {
          const { isOpen, changesAt } = openingAt(now);
          expect(isOpen).toBe(isOpenByTheBook(now));
          expect(changesAt).toBeGreaterThan(now);
          expect(isOpenByTheBook(now + Math.floor((changesAt - 1 - now) * part))).toBe(isOpen);
          expect(isOpenByTheBook(changesAt)).toBe(!isOpen);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['2026-11-23T09:00:00Z', true, 'until 17:30'],
  ['2026-11-21T12:00:00Z', true, 'until 16:00'],
  ['2026-11-23T06:00:00Z', false, 'We open today at 8:30'],
  ['2026-11-20T18:00:00Z', false, 'We open tomorrow at 10:00'],
  ['2026-11-21T18:00:00Z', false, 'We open on Monday at 8:30'],
  ['2026-06-30T23:30:00Z', false, 'We open today at 8:30'],
  ['2026-12-24T18:00:00Z', false, 'We open on Tuesday at 8:30'],
])('at %s we are open: %s, %s', (now, isOpen, next) => {
  expect(openingText(Date.parse(now))).toEqual({ isOpen, next });
});
