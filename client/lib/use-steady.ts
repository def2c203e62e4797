import { useCallback, useRef } from 'react';

/** The same function at every render, which does what the newest one does: what takes it needn't be drawn again. */
export function useSteady<Args extends unknown[], Result>(fn: (...args: Args) => Result) {
  const latest = useRef(fn);
  latest.current = fn;
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
