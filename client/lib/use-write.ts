import { useState } from 'react';
import { CallError } from './call-error.ts';
import { isUnavailable } from './reading.ts';
import { useAction } from './use-call.ts';

export interface Write<Args extends unknown[], Result = unknown> {
  /** ignored while it runs; undefined when it failed */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  readonly isPending: boolean;
  /** why the last run failed, for `Problem`; undefined after a success, and when the session has ended */
  readonly error: unknown;
}

/** A write whose failure is shown where it was begun. */
export function useWrite<Args extends unknown[], Result>(
  fn: (...args: Args) => Promise<Result>,
): Write<Args, Result> {
  const [error, setError] = useState<unknown>();
  const { run, isPending } = useAction(
    async (...args: Args) => {
      setError(undefined);
      try {
        return await fn(...args);
      } catch (failure) {
        if (!(failure instanceof CallError && failure.endsSession)) setError(failure);
        throw failure;
      }
    },
    { inPlace: true },
  );
  return { run, isPending, error };
}

/** The message to show at a field; undefined if there is none, or if the service isn't available, which `Problem` shows. */
export function fieldError(error: unknown): string | undefined {
  if (error === undefined || isUnavailable(error)) return undefined;
  return error instanceof Error ? error.message : String(error);
}

/** A failure that isn't shown at a field. */
export const lackOf = (error: unknown): unknown => (isUnavailable(error) ? error : undefined);
