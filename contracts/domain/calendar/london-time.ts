const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day and the minutes since midnight on London's clocks. */
export function londonTime(now: number): { readonly day: number; readonly minutes: number } {
  const year = new Date(now).getUTCFullYear();
  const summer = [lastSunday(year, 3) + HOUR, lastSunday(year, 10) + HOUR] as const;
  const local = now >= summer[0] && now < summer[1] ? now + HOUR : now;
  const day = Math.floor(local / DAY) * DAY;
  return { day, minutes: Math.floor((local - day) / MINUTE) };
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 0);
  return last - new Date(last).getUTCDay() * DAY;
}
