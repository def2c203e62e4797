import { setTimeout as sleep } from 'node:timers/promises';
import { tooManyCalls } from './too-many-calls.ts';

const FIRST_MS = 250;
const LONGEST_MS = 2000;
/** Limit of waiting calls per process, because each holds a connection and a flood must not take them all. */
const MOST_WAITING = 50;

/** Makes a call wait. @throws CallFailure "1" with HTTP 429 at once when too many wait already */
export type SlowDown = (delayMs: number) => Promise<void>;

/** A quarter of a second for the first call too many, twice as long for each further one, two seconds at most. */
export function delayOf(callsTooMany: number): number {
  return callsTooMany <= 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (callsTooMany - 1));
}

/** @param wait waits milliseconds of real time, as a world's clock may be stopped */
export function createSlowDown(wait: (ms: number) => Promise<unknown> = sleep): SlowDown {
  let waiting = 0;
  return async (delayMs) => {
    if (delayMs === 0) return;
    if (waiting >= MOST_WAITING) throw tooManyCalls(delayMs);
    waiting += 1;
    try {
      await wait(delayMs);
    } finally {
      waiting -= 1;
    }
  };
}
