import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { openingAt } from './opening-hours.ts';

const DAY = 86_400_000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface OpeningText {
  readonly isOpen: boolean;
  /** `until 17:30` or `We open on Monday at 8:30` */
  readonly next: string;
}

/** @param now milliseconds since 1970 */
export function openingText(now: number): OpeningText {
  const { isOpen, changesAt } = openingAt(now);
  const { day, minutes } = londonTime(changesAt);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    isOpen,
    next: isOpen ? `until ${time}` : `We open ${dayName(day, londonTime(now).day)} at ${time}`,
  };
}

function dayName(day: number, today: number): string {
  if (day === today) return 'today';
  return day === today + DAY ? 'tomorrow' : `on ${DAYS[new Date(day).getUTCDay()]}`;
}
