import { useCallback, useRef } from 'react';

/** Returns the same function at every render, which calls the latest `fn`, so that memoised components needn't render again. */
export function useSteady<Args extends unknown[], Result>(fn: (...args: Args) => Result) {
  const latest = useRef(fn);
  latest.current = fn;
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
