import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

let text = '';
const listeners = new Set<() => void>();

/** Announces something to screen readers only, once they've finished speaking. */
export function announce(next: string): void {
  // Setting the same words again is no change, so they wouldn't be announced.
  text = next === text ? `${next}\u00a0` : next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function Announcer() {
  const words = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}
