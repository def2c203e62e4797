import { type TouchEvent, useRef } from 'react';

/** CSS pixels that a finger moves sideways in a swipe, and how much more sideways than up or down. */
const FAR = 48;
const SIDEWAYS = 1.5;

/** Turns on a one-finger swipe; to the left shows the next. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (Math.abs(x) >= FAR && Math.abs(x) > SIDEWAYS * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
