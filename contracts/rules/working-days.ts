import { CUT_OFF_HOUR } from './supply-terms.ts';

/**
 * When an order is dispatched (docs/product.md, "Figures and limits"): working days are Monday to Friday without the bank holidays of
 * England and Wales, but for those that are proclaimed for one year. A day is given as the milliseconds of its midnight in UTC, whatever the clocks in London say.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const weekday = (day: number) => new Date(day).getUTCDay();

/** A day and the minutes since midnight on London's clocks. */
export function londonTime(now: number): { readonly day: number; readonly minutes: number } {
  const year = new Date(now).getUTCFullYear();
  const summer = [lastSunday(year, 3) + HOUR, lastSunday(year, 10) + HOUR] as const;
  const local = now >= summer[0] && now < summer[1] ? now + HOUR : now;
  const day = Math.floor(local / DAY) * DAY;
  return { day, minutes: Math.floor((local - day) / MINUTE) };
}

function lastSunday(year: number, month: number): number {
  const last = dayOf(year, month + 1, 0);
  return last - weekday(last) * DAY;
}

export function isWorkingDay(day: number): boolean {
  return ![SUNDAY, SATURDAY].includes(weekday(day)) && !bankHolidays(day).includes(day);
}

/** A bank holiday, on the day on which it is kept or on the weekend day that it falls on. */
export function isHoliday(day: number): boolean {
  return bankHolidays(day).includes(day) || fixedHolidays(day).includes(day);
}

/** The first working day after this one. */
export function nextWorkingDay(day: number): number {
  const next = day + DAY;
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** The day on which an order received now is dispatched. @param now milliseconds since 1970 */
export function dispatchDay(now: number): number {
  const { day, minutes } = londonTime(now);
  return isWorkingDay(day) && minutes <= CUT_OFF_HOUR * 60 ? day : nextWorkingDay(day);
}

/** New Year's Day, Christmas Day and Boxing Day, also on a weekend. */
function fixedHolidays(day: number): number[] {
  const year = new Date(day).getUTCFullYear();
  return [dayOf(year, 1, 1), dayOf(year, 12, 25), dayOf(year, 12, 26)];
}

/** The bank holidays of a day's year, on the days on which they are kept. */
function bankHolidays(day: number): number[] {
  const year = new Date(day).getUTCFullYear();
  const easter = easterSunday(year);
  const christmas = dayOf(year, 12, 25);
  return [
    keptOn(dayOf(year, 1, 1)),
    easter - 2 * DAY,
    easter + DAY,
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...keptTogether(christmas),
  ];
}

/** A holiday on a weekend is kept on the Monday after it. */
function keptOn(day: number): number {
  return [SUNDAY, SATURDAY].includes(weekday(day)) ? keptOn(day + DAY) : day;
}

/** Christmas Day and Boxing Day: where one is on a weekend, the working days after it take their place. */
function keptTogether(christmas: number): number[] {
  const first = keptOn(christmas);
  const boxing = keptOn(christmas + DAY);
  return [first, boxing === first ? boxing + DAY : boxing];
}

function firstMonday(year: number, month: number): number {
  const first = dayOf(year, month, 1);
  return first + ((MONDAY - weekday(first) + 7) % 7) * DAY;
}

function lastMonday(year: number, month: number): number {
  const last = dayOf(year, month + 1, 0);
  return last - ((weekday(last) - MONDAY + 7) % 7) * DAY;
}

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
