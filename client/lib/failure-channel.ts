/** Where failures of calls go to be told to the user: `client/app` listens, hooks report. */
type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

export function reportFailure(error: unknown): void {
  for (const listener of listeners) listener(error);
}

/** @returns how to stop listening */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
