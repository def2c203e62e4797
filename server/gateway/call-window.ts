const MINUTE_MS = 60_000;

/** What a call is told that comes from another time. */
export const WRONG_CLOCK =
  'The clock of this device differs too much from ours. Please set its date and time, then try again';

/**
 * Whether a `calltime` lies within so many minutes of now. It is the device's own wall clock without a time zone, so it is read
 * as UTC: zones (up to 14 hours) and wrong clocks use the same allowance, and a window of a day has room for both.
 * @param calltime YYYY-MM-DD HH:mm:ss; what is no real time (a 30 February) never lies within
 * @param now milliseconds since 1970, of the machine: worlds of the mock have clocks of their own, callers have not
 */
export function isWithinWindow(calltime: string, now: number, windowMinutes: number): boolean {
  const iso = `${calltime.replace(' ', 'T')}.000Z`;
  const told = Date.parse(iso);
  if (Number.isNaN(told) || new Date(told).toISOString() !== iso) return false;
  return Math.abs(told - now) <= windowMinutes * MINUTE_MS;
}
