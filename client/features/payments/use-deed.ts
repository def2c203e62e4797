import { useState } from 'react';
import { useAction } from '../../lib/use-call.ts';

export interface Deed<Args extends unknown[]> {
  readonly run: (...args: Args) => void;
  readonly isPending: boolean;
  /** why it failed, for `Problem` to show; undefined after a success */
  readonly error: unknown;
}

/** A write that is shown to have failed where it was begun. */
export function useDeed<Args extends unknown[]>(fn: (...args: Args) => Promise<unknown>): Deed<Args> {
  const [error, setError] = useState<unknown>();
  const { run, isPending, problem } = useAction(
    async (...args: Args) => {
      setError(undefined);
      try {
        await fn(...args);
      } catch (failure) {
        setError(failure);
        throw failure;
      }
    },
    { inPlace: true },
  );
  // the end of a session is told elsewhere
  return { run: (...args) => void run(...args), isPending, error: problem === '' ? undefined : error };
}
