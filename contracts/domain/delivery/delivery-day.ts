import { londonTime } from '../calendar/london-time.ts';
import { dispatchDay, isWorkingDay, nextWorkingDay } from '../calendar/working-days.ts';
import type { DeliveryCharge } from './delivery-charge.ts';

const DAY_MS = 86_400_000;
/** Days ahead within which a delivery can be asked for. */
const LATEST_DAYS = 90;

/** A day, given as the milliseconds of its midnight in UTC, as `2026-11-30`. */
export const dayText = (day: number) => new Date(day).toISOString().slice(0, 10);

/** @returns the day of a text like `2026-11-30`; undefined for a day that doesn't exist */
export function dayOfText(text: string): number | undefined {
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** Working days on the road, and the nation whose working days they are. */
type Way = Pick<DeliveryCharge, 'roadDays' | 'nation'>;

/** The day on which goods arrive. @param dispatched the day on which they leave us */
export function arrivalDay(dispatched: number, { roadDays, nation }: Way): number {
  let day = dispatched;
  for (let left = roadDays; left > 0; left--) day = nextWorkingDay(day, nation);
  return day;
}

/** The first day on which an order placed now can be delivered. @param now milliseconds since 1970 */
export const earliestDelivery = (now: number, way: Way) => arrivalDay(dispatchDay(now), way);

/** Every day on which an order placed now can be delivered, the first one first. */
export function deliveryDays(now: number, way: Way): number[] {
  const last = londonTime(now).day + LATEST_DAYS * DAY_MS;
  const days: number[] = [];
  for (let day = earliestDelivery(now, way); day <= last; day += DAY_MS) {
    if (isWorkingDay(day, way.nation)) days.push(day);
  }
  return days;
}
