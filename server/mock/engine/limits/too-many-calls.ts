import { CallFailure } from '../../../calls/call-failure.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** up to here a wait is given in seconds */
const SECONDS_UP_TO_MS = 90 * SECOND_MS;

/**
 * The failure of a call that comes too early: "1" with HTTP 429, the wait in words and in Retry-After.
 * @param waitMs milliseconds until it may come again
 * @param field that the refusal is about, if any
 * @param purpose what the wait is for
 */
export function tooManyCalls(waitMs: number, purpose = 'before you try again', field?: string): CallFailure {
  const message = `Please wait ${waitInWords(waitMs)} ${purpose}`;
  return new CallFailure('1', message, 429, {
    retryAfter: Math.max(1, Math.ceil(waitMs / SECOND_MS)),
    field,
  });
}

/** Rounded up, so that the next call isn't too early again. */
export function waitInWords(waitMs: number): string {
  return waitMs <= SECONDS_UP_TO_MS
    ? counted(Math.max(1, Math.ceil(waitMs / SECOND_MS)), 'second')
    : counted(Math.ceil(waitMs / MINUTE_MS), 'minute');
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
