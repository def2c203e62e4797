/** Carries failures of calls to the user: hooks report them, `client/app` listens. */
type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

export function reportFailure(error: unknown): void {
  for (const listener of listeners) listener(error);
}

/** @returns a function that stops listening */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
