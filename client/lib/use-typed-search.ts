import { useEffect, useRef, useState } from 'react';

/** How long to wait after the last key before searching. */
const PAUSE_MS = 400;

export interface TypedSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** without waiting for a pause, e.g. on Enter; the field may hold what was typed before the page was hydrated */
  readonly searchNow: (text: string) => void;
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
  return {
    typed,
    type(text) {
      setTyped(text);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => latest.current(text), PAUSE_MS);
    },
    searchNow(text) {
      setTyped(text);
      ask(text);
    },
  };
}
