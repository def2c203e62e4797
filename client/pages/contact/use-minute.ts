import { useSyncExternalStore } from 'react';
import { usePrepared } from '../../lib/use-call.ts';

const MINUTE_MS = 60_000;
/** Often enough that nobody sees an old minute; a tab that was asleep looks as soon as it is seen again. */
const LOOK_AGAIN_MS = 5_000;

/** The key of the page's data with the minute at which the server rendered it. */
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

/** This minute, as time passes. The first view has the server's, so that both render the same. */
export function useMinute(): number {
  const rendered = usePrepared<number>(RENDERED_AT);
  return useSyncExternalStore(subscribe, thisMinute, () => rendered ?? thisMinute());
}
