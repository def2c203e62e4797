import type { CallPath } from '../../contracts/api/calls.ts';
import { CallError } from './call-error.ts';
import { failureRule } from './failure-rules.ts';
import type { CallState, Retry } from './use-call.ts';

/** The state of a read; a page shows one of four. `ReadingView` shows the first three. */
export type Reading<Value> =
  | { readonly state: 'loading' }
  /** the backend does not have this service (result code 105): trying again would not help */
  | { readonly state: 'unavailable' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: Retry }
  | { readonly state: 'ready'; readonly value: Value };

/** @param value what the page makes of the reply; undefined while there is none */
export function readingOf<Value>(
  { error, retry }: Pick<CallState<CallPath>, 'error' | 'retry'>,
  value: Value | undefined,
): Reading<Value> {
  if (value !== undefined) return { state: 'ready', value };
  if (error === undefined) return { state: 'loading' };
  if (isUnavailable(error)) return { state: 'unavailable' };
  return { state: 'failed', message: error instanceof Error ? error.message : String(error), retry };
}

/** How to read again; undefined where that would not help. */
export function retryOf({ error, retry }: Pick<CallState<CallPath>, 'error' | 'retry'>) {
  return isUnavailable(error) ? undefined : retry;
}

/** Whether the backend lacks the call. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof CallError && !failureRule(error.fault).again;
}
