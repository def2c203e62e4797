import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let moving = '';

/** Sets the line to move to a project. Kept outside the line, because the dialog outlives it. @param carId '' for none */
export function moveLine(carId: string): void {
  moving = carId;
  for (const listener of listeners) listener();
}

/** @returns the line to move to a project, '' if none */
export function useMovingLine(): string {
  return useSyncExternalStore(
    listen,
    () => moving,
    () => '',
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
