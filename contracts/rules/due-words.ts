import { dueDay } from './credit.ts';
import { monthWords, weekdayWords } from './day-words.ts';

/**
 * `Thursday 31 December 2026 if the goods leave in November`: of an order that has no invoice yet, as goods that leave in
 * another month are due in another.
 * @param requestedDay milliseconds of a day's midnight in UTC
 */
export const expectedDueWords = (requestedDay: number): string =>
  `${weekdayWords(dueDay(requestedDay))} if the goods leave in ${monthWords(requestedDay)}`;
