import { monthWords, weekdayWords } from '../calendar/day-words.ts';
import { dueDay } from './credit.ts';

/**
 * `Thursday 31 December 2026 if the goods leave in November`: for an order without an invoice yet, as the due day depends on the
 * month in which the goods leave.
 * @param requestedDay milliseconds of a day's midnight in UTC
 */
export const expectedDueWords = (requestedDay: number): string =>
  `${weekdayWords(dueDay(requestedDay))} if the goods leave in ${monthWords(requestedDay)}`;
