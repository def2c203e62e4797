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
  const told = millisecondsOf(calltime);
  return told !== undefined && Math.abs(told - now) <= windowMinutes * MINUTE_MS;
}

/** Read by its digits, because Date.parse and toISOString together cost more than the check of the sign. */
function millisecondsOf(calltime: string): number | undefined {
  const digits = (from: number, to: number) => Number(calltime.slice(from, to));
  const [month, day] = [digits(5, 7), digits(8, 10)];
  const [hour, minute, second] = [digits(11, 13), digits(14, 16), digits(17, 19)];
  const told = Date.UTC(digits(0, 4), month - 1, day, hour, minute, second);
  const date = new Date(told);
  // a day that the month lacks would be read as one of the next month
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && hour < 24 && minute < 60 && second < 60 ? told : undefined;
}
