import { useEffect, useRef } from 'react';

/** What is drawn changes with every movement; it is kept when it has been still for so long. */
const STILL_MS = 50;

/**
 * Keeps what changes, each time when it has been still for a moment, or at once when its page is left.
 * @param keep undefined while there is nothing to keep
 * @param isDone nothing more is coming, so there is nothing to wait for
 */
export function useKeptWhenStill<Value>(
  value: Value,
  keep: ((value: Value) => void) | undefined,
  isDone = false,
): void {
  const due = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function keeps it in the same place
  useEffect(() => {
    due.current =
      keep &&
      (() => {
        due.current = undefined;
        keep(value);
      });
    if (!due.current) return;
    if (isDone) return due.current();
    const timer = setTimeout(() => due.current?.(), STILL_MS);
    return () => clearTimeout(timer);
  }, [value, isDone, keep === undefined]);
  useEffect(() => () => due.current?.(), []);
}
