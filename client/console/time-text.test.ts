import { describe, expect, it } from 'vitest';
import { spanText } from './time-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('spanText', () => {
  it.each([
    [0, '0 seconds'],
    [400, '0 seconds'],
    [1000, '1 second'],
    [61_000, '1 minute 1 second'],
    [2 * HOUR, '2 hours'],
    [25 * HOUR, '1 day 1 hour'],
    [24 * HOUR + 5000, '1 day 5 seconds'],
    [49 * HOUR + 3 * MINUTE, '2 days 1 hour'],
  ])('%i ms is %s', (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });
});
