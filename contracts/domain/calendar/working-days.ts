import { CUT_OFF_HOUR } from '../order/trade-terms.ts';
import { isFixedHoliday, isKept, isWeekend, type Nation } from './bank-holidays.ts';
import { londonTime } from './london-time.ts';

/**
 * When an order is dispatched (docs/product.md, "Figures and limits"): working days are Monday to Friday except bank holidays. Ours are
 * those of England and Wales. A day is given as the milliseconds of its midnight in UTC, whatever the clocks in London say.
 */
const DAY = 86_400_000;
const OURS: Nation = 'england and wales';

/** @param nation whose bank holidays count; ours by default */
export function isWorkingDay(day: number, nation = OURS): boolean {
  return !isWeekend(day) && !isKept(day, nation);
}

/** Whether it is one of our bank holidays: the day on which it is kept, or the weekend day on which it falls. */
export function isHoliday(day: number): boolean {
  return isKept(day, OURS) || isFixedHoliday(day);
}

/** The first working day after this one. @param nation as for `isWorkingDay` */
export function nextWorkingDay(day: number, nation = OURS): number {
  const next = day + DAY;
  return isWorkingDay(next, nation) ? next : nextWorkingDay(next, nation);
}

/** The day on which an order received now is dispatched. @param now milliseconds since 1970 */
export function dispatchDay(now: number): number {
  const { day, minutes } = londonTime(now);
  return isWorkingDay(day) && minutes <= CUT_OFF_HOUR * 60 ? day : nextWorkingDay(day);
}
