import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinWindow } from './call-window.ts';

const MINUTE_MS = 60_000;
const written = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const seconds = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 })
  .map((value) => value * 1000);

describe('the window of a call', () => {
  it('is open for so many minutes either way, at any time of any year', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: -200_000, max: 200_000 }), (now, offsetSeconds) => {
        const offset = offsetSeconds * 1000;
        expect(isWithinWindow(written(now + offset), now, 1440)).toBe(Math.abs(offset) <= 1440 * MINUTE_MS);
      }),
    );
  });

  it.each([
    '2026-02-30 12:00:00',
    '2026-02-29 12:00:00',
    '2026-13-01 12:00:00',
    '2026-00-10 12:00:00',
    '2026-03-00 12:00:00',
    '2026-03-01 24:00:00',
    '2026-03-01 12:60:00',
    '2026-03-01 12:00:60',
  ])('is never open for %s, which is not a possible time', (calltime) => {
    expect(isWithinWindow(calltime, Date.UTC(2026, 1, 15), 525_600)).toBe(false);
  });

  it('is open on a leap day', () => {
    expect(isWithinWindow('2028-02-29 12:00:00', Date.UTC(2028, 1, 29), 1440)).toBe(true);
  });
});
