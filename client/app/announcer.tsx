import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

let text = '';
const listeners = new Set<() => void>();

/** Says something to screen readers only, when they have finished what they are saying. */
export function announce(next: string): void {
  // The same words again are no change, and would stay unsaid.
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
