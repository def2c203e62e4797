import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { isHoliday } from '../../../contracts/domain/calendar/working-days.ts';
import { OPENING_HOURS } from '../../../contracts/domain/order/trade-terms.ts';

/** When we are open (docs/product.md, "Figures and limits"), by London's clocks. Closed on Sundays and English bank holidays. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SUNDAY = 0;
const SATURDAY = 6;

/** Minutes since midnight. */
interface Hours {
  readonly opens: number;
  readonly closes: number;
}

const [WEEKDAYS, SATURDAYS] = OPENING_HOURS.map(({ hours }) => readHours(hours));

/** @param span `8:30–17:30` */
function readHours(span: string): Hours {
  const [opens = 0, closes = 0] = span.split('–').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { opens, closes };
}

/** Which line of the opening hours is a day's: weekdays, Saturdays, or the days on which we are closed. */
export type DayKind = 'weekday' | 'saturday' | 'closed';

/** @param day the milliseconds of its midnight in UTC, whatever the clocks in London say */
export function dayKind(day: number): DayKind {
  const weekday = new Date(day).getUTCDay();
  if (weekday === SUNDAY || isHoliday(day)) return 'closed';
  return weekday === SATURDAY ? 'saturday' : 'weekday';
}

function hoursOf(day: number): Hours | undefined {
  return { weekday: WEEKDAYS, saturday: SATURDAYS, closed: undefined }[dayKind(day)];
}

export interface Opening {
  readonly isOpen: boolean;
  /** when that changes, in milliseconds since 1970 */
  readonly changesAt: number;
}

/** Whether we are open. @param now milliseconds since 1970 */
export function openingAt(now: number): Opening {
  const { day, minutes } = londonTime(now);
  const hours = hoursOf(day);
  if (hours && minutes < hours.opens) return { isOpen: false, changesAt: momentOf(day, hours.opens) };
  if (hours && minutes < hours.closes) return { isOpen: true, changesAt: momentOf(day, hours.closes) };
  return { isOpen: false, changesAt: nextOpening(day + DAY) };
}

function nextOpening(day: number): number {
  const hours = hoursOf(day);
  return hours ? momentOf(day, hours.opens) : nextOpening(day + DAY);
}

/** The moment at which London's clocks show these minutes; by day there is always exactly one. */
function momentOf(day: number, minutes: number): number {
  const moment = day + minutes * MINUTE;
  return moment - (londonTime(moment).minutes - minutes) * MINUTE;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface OpeningText {
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
