/** Where a failure of a call is said: by a notice of the frame, or by the page in the place that it is about. */
export type SaidIn = 'notice' | 'place';

/** Where failures of calls go to be told to the user: `client/app` listens, hooks report. */
type Listener = (error: unknown, saidIn: SaidIn) => void;

const listeners = new Set<Listener>();

/** @param saidIn `place` where the page says it itself; what it means for the session is still seen to */
export function reportFailure(error: unknown, saidIn: SaidIn = 'notice'): void {
  for (const listener of listeners) listener(error, saidIn);
}

/** @returns how to stop listening */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
