import { useSyncExternalStore } from 'react';
import { usePrepared } from '../../lib/use-call.ts';

const MINUTE_MS = 60_000;
/** Short enough that an old minute hardly shows; a tab that was hidden looks as soon as it is visible again. */
const LOOK_AGAIN_MS = 5_000;

/** Key in the page's data: the minute at which the server rendered the page. */
export const RENDERED_AT = 'rendered-at';

/** The start of a minute, in milliseconds since 1970. */
export const minuteOf = (now: number): number => now - (now % MINUTE_MS);

const thisMinute = () => minuteOf(Date.now());

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The current minute. The first render has the server's, so that hydration matches. */
export function useMinute(): number {
  const rendered = usePrepared<number>(RENDERED_AT);
  return useSyncExternalStore(subscribe, thisMinute, () => rendered ?? thisMinute());
}
