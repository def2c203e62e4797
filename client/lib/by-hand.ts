import type { PointerEvent } from 'react';

/** Which way the arrow keys lead on the screen, where y goes down. */
export const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Follows a pointer that is pressed until it is released, also beyond the element. */
export function followPointer(
  { currentTarget, pointerId }: PointerEvent<HTMLElement>,
  follow: (to: globalThis.PointerEvent) => void,
): void {
  currentTarget.setPointerCapture(pointerId);
  currentTarget.addEventListener('pointermove', follow);
  currentTarget.addEventListener(
    'lostpointercapture',
    () => currentTarget.removeEventListener('pointermove', follow),
    { once: true },
  );
}
