import { expect, test } from 'vitest';
import {
  dateWords,
  dayWords,
  londonDay,
  londonMoment,
  shortDate,
  shortDay,
  weekdayWords,
} from './day-words.ts';

test('a day', () => {
  expect(dateWords(Date.UTC(2026, 10, 3))).toBe('3 November 2026');
  expect(shortDate(Date.UTC(2026, 8, 3))).toBe('3 Sep 2026');
  expect(shortDay('2026-11-22')).toBe('22 Nov 2026');
  expect(dayWords(Date.UTC(2026, 10, 23))).toBe('Monday 23 November');
  expect(weekdayWords(Date.UTC(2026, 10, 23))).toBe('Monday 23 November 2026');
});

test.each([
  ['winter time', Date.UTC(2026, 10, 23, 9, 5), '23 November 2026, 09:05'],
  ['summer time', Date.UTC(2026, 6, 1, 9, 5), '1 July 2026, 10:05'],
  ['past midnight in London, before it in UTC', Date.UTC(2026, 6, 1, 23, 30), '2 July 2026, 00:30'],
])('a moment in %s', (_, at, words) => {
  expect(londonMoment(at)).toBe(words);
  expect(words).toContain(londonDay(at));
});
