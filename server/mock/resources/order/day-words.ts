const WORDS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day, given as the milliseconds of its midnight in UTC, as `Monday 30 November 2026`. */
export const dayWords = (day: number) => WORDS.format(day).replace(',', '');
