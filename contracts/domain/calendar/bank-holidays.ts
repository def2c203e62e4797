/**
 * Bank holidays of any year, by nation (docs/product.md, "Figures and limits"), except those proclaimed for a single year. A day is
 * given as the milliseconds of its midnight in UTC.
 */
export type Nation = 'england and wales' | 'scotland' | 'northern ireland';

const DAY = 86_400_000;
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const weekday = (day: number) => new Date(day).getUTCDay();
export const isWeekend = (day: number) => [SUNDAY, SATURDAY].includes(weekday(day));

/** Whether a bank holiday is kept on this day. */
export function isKept(day: number, nation: Nation): boolean {
  return keptIn(new Date(day).getUTCFullYear(), nation).includes(day);
}

/** New Year's Day, Christmas Day and Boxing Day, also on a weekend. */
export function isFixedHoliday(day: number): boolean {
  return ['01-01', '12-25', '12-26'].includes(new Date(day).toISOString().slice(5, 10));
}

function keptIn(year: number, nation: Nation): number[] {
  const christmas = keptTogether(dayOf(year, 12, 25));
  const goodFriday = easterSunday(year) - 2 * DAY;
  const ofMay = [mondayFrom(dayOf(year, 5, 1)), mondayFrom(dayOf(year, 5, 25))];
  if (nation === 'scotland') {
    return [
      ...keptTogether(dayOf(year, 1, 1)),
      goodFriday,
      ...ofMay,
      mondayFrom(dayOf(year, 8, 1)),
      // Saint Andrew
      keptOn(dayOf(year, 11, 30)),
      ...christmas,
    ];
  }
  const days = [
    keptOn(dayOf(year, 1, 1)),
    goodFriday,
    goodFriday + 3 * DAY,
    ...ofMay,
    mondayFrom(dayOf(year, 8, 25)),
    ...christmas,
  ];
  // Saint Patrick, and the Battle of the Boyne
  return nation === 'northern ireland'
    ? [...days, keptOn(dayOf(year, 3, 17)), keptOn(dayOf(year, 7, 12))]
    : days;
}

/** A holiday on a weekend is kept on the Monday after it. */
function keptOn(day: number): number {
  return isWeekend(day) ? keptOn(day + DAY) : day;
}

/** Two holidays in a row; if one is on a weekend, they move to the next working days. */
function keptTogether(first: number): number[] {
  const kept = keptOn(first);
  const second = keptOn(first + DAY);
  return [kept, second === kept ? second + DAY : second];
}

/** The first Monday that is not before this day. */
const mondayFrom = (day: number) => day + ((MONDAY - weekday(day) + 7) % 7) * DAY;

/** By the rule of Gauss as Meeus, Jones and Butcher give it, for any year of the Gregorian calendar. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const days = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * days) / 451);
  const count = moon + days - 7 * late + 114;
  return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}
