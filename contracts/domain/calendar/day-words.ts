import { londonTime } from './london-time.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `23 November 2026`. @param day the milliseconds of its midnight in UTC */
export function dateWords(day: number): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `23 Nov 2026`. @param day the milliseconds of its midnight in UTC */
export function shortDate(day: number): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${monthWords(day).slice(0, 3)} ${date.getUTCFullYear()}`;
}

/** `23 Nov 2026`. @param text `2026-11-23` */
export const shortDay = (text: string): string => shortDate(Date.parse(text));

/** `Monday 23 November`. @param day the milliseconds of its midnight in UTC */
export function dayWords(day: number): string {
  const date = new Date(day);
  return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** `Monday 23 November 2026`. @param day the milliseconds of its midnight in UTC */
export function weekdayWords(day: number): string {
  return `${dayWords(day)} ${new Date(day).getUTCFullYear()}`;
}

/** `November`. @param day the milliseconds of its midnight in UTC */
export const monthWords = (day: number): string => MONTHS[new Date(day).getUTCMonth()] ?? '';

/** The day in London of a moment: `23 November 2026`. @param at milliseconds since 1970 */
export function londonDay(at: number): string {
  return dateWords(londonTime(at).day);
}

/** A moment on London's clocks: `23 November 2026, 09:05`. @param at milliseconds since 1970 */
export function londonMoment(at: number): string {
  const { day, minutes } = londonTime(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${dateWords(day)}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
