import { describe, expect, it } from 'vitest';
import { dispatchAt } from './use-dispatch.ts';

describe('dispatch', () => {
  it.each([
    ['2026-11-23T09:00:00Z', 'today', 'Tuesday 24 November'],
    ['2026-11-23T15:00:00Z', 'on Tuesday 24 November', 'Wednesday 25 November'],
    ['2026-11-21T09:00:00Z', 'on Monday 23 November', 'Tuesday 24 November'],
    ['2026-12-24T09:00:00Z', 'today', 'Tuesday 29 December'],
  ])('of an order made at %s is %s, and it arrives on %s at the earliest', (now, dispatched, earliest) => {
    expect(dispatchAt(Date.parse(now))).toEqual({ dispatched, earliest });
  });
});
