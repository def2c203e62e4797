import { londonTime } from '../calendar/london-time.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import { DEFECT_WORKING_DAYS, RETURN_DAYS } from './trade-terms.ts';

/**
 * Until when goods can come back (docs/product.md, "Figures and limits"). Days are the milliseconds of their midnight in UTC; times
 * are milliseconds since 1970.
 */
const DAY_MS = 86_400_000;

export type ReturnKind = 'return' | 'defect';

/** The last day on which unopened packs can be returned, in calendar days. */
export function returnBy(deliveredAt: number): number {
  return londonTime(deliveredAt).day + RETURN_DAYS * DAY_MS;
}

/** The last day on which a defect can be reported: weekends and bank holidays don't count. */
export function reportBy(deliveredAt: number): number {
  let { day } = londonTime(deliveredAt);
  for (let left = DEFECT_WORKING_DAYS; left > 0; left--) day = nextWorkingDay(day);
  return day;
}

export function lastDayFor(kind: ReturnKind, deliveredAt: number): number {
  return kind === 'return' ? returnBy(deliveredAt) : reportBy(deliveredAt);
}

/** Whether there is still time, on London's clocks. @param deliveredAt undefined while nothing has arrived */
export function isInTime(kind: ReturnKind, deliveredAt: number | undefined, now: number): boolean {
  return deliveredAt !== undefined && londonTime(now).day <= lastDayFor(kind, deliveredAt);
}

/** Packs of a line that can still be put on a return. @param taken packs on returns that were not declined */
export function packsLeft({
  delivered,
  taken,
}: {
  readonly delivered: number;
  readonly taken: number;
}): number {
  return Math.max(0, delivered - taken);
}
