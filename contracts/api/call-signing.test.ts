import { describe, expect, it } from 'vitest';
import { callTime } from './call-signing.ts';

describe('callTime', () => {
  it.each([
    [new Date(2026, 11, 31, 23, 59, 59, 999), '2026-12-31 23:59:59'],
    [new Date(2026, 0, 1), '2026-01-01 00:00:00'],
  ])('is written to the second', (moment, text) => {
    expect(callTime(moment)).toBe(text);
  });
});
