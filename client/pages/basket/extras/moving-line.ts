import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let moving = '';

/** Says which line is to go into a project; its dialog outlives the line. @param carId '' for none */
export function moveLine(carId: string): void {
  moving = carId;
  for (const listener of listeners) listener();
}

/** @returns the line that is to go into a project, '' if none */
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
