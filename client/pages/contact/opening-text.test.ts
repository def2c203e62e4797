import { expect, it } from 'vitest';
import { openingText } from './opening-text.ts';

it.each([
  ['2026-11-23T09:00:00Z', true, 'until 17:30'],
  ['2026-11-21T12:00:00Z', true, 'until 16:00'],
  ['2026-11-23T06:00:00Z', false, 'We open today at 8:30'],
  ['2026-11-20T18:00:00Z', false, 'We open tomorrow at 10:00'],
  ['2026-11-21T18:00:00Z', false, 'We open on Monday at 8:30'],
  ['2026-06-30T23:30:00Z', false, 'We open today at 8:30'],
  ['2026-12-24T18:00:00Z', false, 'We open on Tuesday at 8:30'],
])('at %s we are open: %s, %s', (now, isOpen, next) => {
  expect(openingText(Date.parse(now))).toEqual({ isOpen, next });
});
