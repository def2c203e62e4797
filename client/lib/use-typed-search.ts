import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long to wait after the last key before searching. */
const PAUSE_MS = 400;

export interface TypedSearch {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly type: (text: string) => void;
  /** without waiting for a pause, e.g. on Enter */
  readonly searchNow: () => void;
}

/**
 * Searches after a pause in typing.
 * @param search the current search; when it changes from outside, as on Back, the field follows
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (search !== followed) {
    setFollowed(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  const ask = (text: string) => {
    clearTimeout(waiting.current);
    if (text.trim() !== search) onSearch(text.trim());
  };
  const latest = useRef(ask);
  latest.current = ask;
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => latest.current(text), PAUSE_MS);
  };
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration is read once, or the next rendering would put back what was searched for
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (before !== undefined && before !== typed) type(before);
  }, []);
  return { field, typed, type, searchNow: () => ask(typed) };
}
