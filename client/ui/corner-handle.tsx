import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import { ARROWS, followPointer } from '../lib/by-hand.ts';
import styles from './corner-handle.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface CornerHandleProps extends Omit<ComponentProps<'button'>, 'type' | 'style'> {
  /** unique on the drawing, which is the handle's parent */
  id: string;
  /** in units of the drawing, from its upper left corner */
  at: Point;
  /** of the drawing, in its units */
  size: { readonly width: number; readonly height: number };
  /** by how many units an arrow key moves it; ten times as many with Shift */
  step: number;
  /** @param tag the same while it is dragged, or moved by keys: that is one step */
  move: (to: Point, tag: string, isDragged: boolean) => void;
  add?: (() => void) | undefined;
  remove?: (() => void) | undefined;
}

/** Handles closer than a finger's width overlap, and the one painted last isn't always the one that is meant. */
function nearestHandle(own: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement {
  const distanceTo = (handle: HTMLElement) => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  };
  const others = own.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-handle]') ?? [];
  return [...others].reduce(
    (nearest, other) => (distanceTo(other) < distanceTo(nearest) ? other : nearest),
    own,
  );
}

/** A point of a drawing that is dragged, or moved by the arrow keys. */
export function CornerHandle({ id, at, size, step, move, add, remove, ...props }: CornerHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = event.shiftKey ? 10 * step : step;
      move({ x: at.x + arrow.x * by, y: at.y + arrow.y * by }, `keys ${id}`, false);
    } else if (event.key === 'Insert' || event.key === '+') add?.();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove?.();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const { button, currentTarget, clientX, clientY, timeStamp } = event;
    const drawing = currentTarget.parentElement?.getBoundingClientRect();
    if (button !== 0 || !drawing) return;
    const nearest = nearestHandle(currentTarget, event);
    if (nearest !== currentTarget) {
      // the browser would focus this one
      event.preventDefault();
      nearest.dispatchEvent(new globalThis.PointerEvent('pointerdown', event.nativeEvent));
      return;
    }
    // Safari doesn't focus a button that is pressed
    currentTarget.focus({ preventScroll: true });
    const perPx = size.width / drawing.width;
    // it keeps its distance from the pointer, so that a press doesn't move it
    followPointer(event, (to) =>
      move(
        { x: at.x + (to.clientX - clientX) * perPx, y: at.y + (to.clientY - clientY) * perPx },
        `drag ${id} ${timeStamp}`,
        true,
      ),
    );
  };
  return (
    <button
      className={styles.handle}
      {...props}
      type="button"
      data-handle={id}
      style={{ left: `${(at.x / size.width) * 100}%`, top: `${(at.y / size.height) * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
