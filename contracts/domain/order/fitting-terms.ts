import type { components } from '../../api/generated/woojiapi.ts';
import { weekdayWords } from '../calendar/day-words.ts';
import { londonTime } from '../calendar/london-time.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import { dayOfText } from '../delivery/delivery-day.ts';
import { FITTING_CHECKLIST } from './fitting.ts';

/** The confirmed points of the checklist, and a technician's visit. */
export type FittingTerms = components['schemas']['FittingTerms'];

/** @param kept their JSON; '' if nothing is arranged */
export const termsOf = (kept: string): FittingTerms | undefined =>
  kept === '' ? undefined : JSON.parse(kept);

export const NO_TERMS: FittingTerms = { checkList: [], visitDay: '', visitNote: '' };

/** Working days ahead on which a technician can come. */
const VISIT_DAYS = 40;
/** A visit takes some days to arrange. */
const NOTICE_DAYS = 3;

/** The days on which a technician can come, the first one first, as the milliseconds of their midnight in UTC. */
export function visitDays(now: number): number[] {
  let { day } = londonTime(now);
  for (let left = NOTICE_DAYS - 1; left > 0; left -= 1) day = nextWorkingDay(day);
  return Array.from({ length: VISIT_DAYS }, () => {
    day = nextWorkingDay(day);
    return day;
  });
}

/**
 * Why a technician can't come on this day.
 * @param visitDay `2026-12-02`; '' for no visit
 * @param arranged days arranged before, which remain valid until they have passed
 * @returns '' when they can
 */
export function visitProblem(visitDay: string, now: number, arranged: readonly string[] = []): string {
  if (visitDay === '') return '';
  const day = dayOfText(visitDay);
  const days = visitDays(now);
  if (day !== undefined && (days.includes(day) || (arranged.includes(visitDay) && isToCome(visitDay, now))))
    return '';
  const [first = 0] = days;
  return `A technician can’t come on that day. Please choose a working day from ${weekdayWords(first)} to ${weekdayWords(days.at(-1) ?? first)}.`;
}

export const isToCome = (visitDay: string, now: number): boolean =>
  (dayOfText(visitDay) ?? Number.NEGATIVE_INFINITY) >= londonTime(now).day;

/** The points of the checklist without those that are confirmed, by their place in it. */
export const openPoints = (checkList: readonly number[]): number[] =>
  FITTING_CHECKLIST.map((_, point) => point).filter((point) => !checkList.includes(point));

/** `All 5 points confirmed`, `3 of 5 points confirmed` */
function checkListWords(checkList: readonly number[]): string {
  const all = FITTING_CHECKLIST.length;
  const open = openPoints(checkList).length;
  return `${open === 0 ? 'All' : `${all - open} of`} ${all} points confirmed`;
}

/** What is arranged for fitting, for papers, pages and mails; empty if unknown. @param isFitted whether the order includes fitting */
export function fittingFacts(
  terms: FittingTerms | undefined,
  isFitted: boolean,
): { readonly label: string; readonly text: string }[] {
  if (!terms) return [];
  const { checkList, visitDay, visitNote } = terms;
  const day = dayOfText(visitDay);
  return [
    ...(isFitted ? [{ label: 'Fitting checklist', text: checkListWords(checkList) }] : []),
    ...(day === undefined
      ? []
      : [{ label: 'Technician’s visit', text: [weekdayWords(day), visitNote].filter(Boolean).join('. ') }]),
  ];
}
