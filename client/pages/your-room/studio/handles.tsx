import type { KeyboardEvent, PointerEvent } from 'react';
import { groupDigits } from '../../../../contracts/domain/number/notation.ts';
import type { Point } from '../laying/plane.ts';
import { type Size, within } from './room.ts';
import styles from './studio.module.css';

/** Pixels of the photo by which the arrow keys move a handle. */
const STEP = 1;
const LONG_STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Handle {
  /** unique on the picture */
  readonly id: string;
  /** what it marks: `Near left corner` */
  readonly name: string;
  readonly at: Point;
  readonly move: (to: Point, tag: string) => void;
  /** puts another corner after this one */
  readonly add?: (() => void) | undefined;
  /** takes this corner away */
  readonly remove?: (() => void) | undefined;
}

interface HandlesProps {
  handles: readonly Handle[];
  photo: Size;
  /** element that tells how the keys move a handle */
  describedBy: string;
  /** the one that is held or has the focus, for the magnifier; undefined when none is */
  onHold: (id: string | undefined) => void;
}

/** Corners on the picture, each a control of its own: by pointer, or by the arrow keys. */
export function Handles({ handles, photo, describedBy, onHold }: HandlesProps) {
  return handles.map((handle) => {
    const { id, name, at, move, add, remove } = handle;
    const keys = (event: KeyboardEvent) => {
      const [dx, dy] = ARROWS[event.key] ?? [0, 0];
      const step = event.shiftKey ? LONG_STEP : STEP;
      if (dx !== 0 || dy !== 0)
        move(within({ x: at.x + dx * step, y: at.y + dy * step }, photo), `keys ${id}`);
      else if (event.key === 'Insert' || event.key === '+') add?.();
      else if (event.key === 'Delete' || event.key === 'Backspace') remove?.();
      else return;
      event.preventDefault();
    };
    return (
      <button
        type="button"
        className={styles.handle}
        key={id}
        data-handle={id}
        style={{ left: `${(at.x / photo.width) * 100}%`, top: `${(at.y / photo.height) * 100}%` }}
        aria-label={`${name}: ${groupDigits(at.x)} across, ${groupDigits(at.y)} down`}
        aria-describedby={describedBy}
        onKeyDown={keys}
        onFocus={() => onHold(id)}
        onBlur={() => onHold(undefined)}
        onPointerDown={(event) => beginDrag(event, handle, photo)}
      />
    );
  });
}

/** Follows the pointer until it is released. The handle keeps its distance from the pointer, so that a press doesn't move it. */
function beginDrag(event: PointerEvent<HTMLElement>, { id, at, move }: Handle, photo: Size): void {
  if (event.button !== 0) return;
  const own = event.currentTarget;
  const frame = own.parentElement?.getBoundingClientRect();
  if (!frame) return;
  // Safari doesn't focus a button that is pressed
  own.focus({ preventScroll: true });
  own.setPointerCapture(event.pointerId);
  const scale = photo.width / frame.width;
  const from = { x: event.clientX, y: event.clientY };
  const tag = `drag ${id} ${event.timeStamp}`;
  const follow = (to: globalThis.PointerEvent) =>
    move(
      within({ x: at.x + (to.clientX - from.x) * scale, y: at.y + (to.clientY - from.y) * scale }, photo),
      tag,
    );
  own.addEventListener('pointermove', follow);
  own.addEventListener('lostpointercapture', () => own.removeEventListener('pointermove', follow), {
    once: true,
  });
}
