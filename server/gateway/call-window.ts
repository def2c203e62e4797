const MINUTE_MS = 60_000;

/** The message for a call outside the window. */
export const WRONG_CLOCK =
  'The clock of this device differs too much from ours. Please set its date and time, then try again';

/**
 * Whether a `calltime` is within so many minutes of now. It is the device's wall clock without a time zone, so it is read
 * as UTC: zones (up to 14 hours) and wrong clocks use the same allowance, and a day is enough for both.
 * @param calltime YYYY-MM-DD HH:mm:ss; an impossible time (30 February) is never within
 * @param now milliseconds since 1970, on the machine's clock, not that of a mock world
 */
export function isWithinWindow(calltime: string, now: number, windowMinutes: number): boolean {
  const iso = `${calltime.replace(' ', 'T')}.000Z`;
  const told = Date.parse(iso);
  if (Number.isNaN(told) || new Date(told).toISOString() !== iso) return false;
  return Math.abs(told - now) <= windowMinutes * MINUTE_MS;
}
