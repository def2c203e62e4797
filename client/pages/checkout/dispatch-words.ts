import { dayWords } from '../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { dispatchDay } from '../../../contracts/domain/calendar/working-days.ts';

/** The first day on which an order placed now can leave us. @param now milliseconds since 1970 */
export function dispatchWords(now: number): string {
  const day = dispatchDay(now);
  return day === londonTime(now).day
    ? 'Order by 12 noon and it can leave today.'
    : `An order placed now can leave on ${dayWords(day)}.`;
}
