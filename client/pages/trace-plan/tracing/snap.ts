import { MOST_CORNERS, meets } from '../../../../contracts/domain/layout/corners.ts';
import type { Point } from '../../../../contracts/domain/layout/outline.ts';
import { CROSSING } from './trace.ts';

/** How near is near, in units of the page. */
export interface Nearness {
  /** to a line that is level or upright */
  readonly line: number;
  /** to a corner of another room */
  readonly corner: number;
  /** to the first corner, which closes the room */
  readonly first: number;
}

/** A press on the screen is a few pixels off. */
const LINE_PX = 8;
const FIRST_PX = 14;
/** A partition wall is thicker than this, so that the room behind it isn't taken for this one. */
const CORNER_MM = 60;

/** @param unitsPerPx of a CSS pixel @param mm of a unit; undefined until the scale is known */
export const nearness = (unitsPerPx: number, mm: number | undefined): Nearness => ({
  line: LINE_PX * unitsPerPx,
  corner: Math.min(LINE_PX * unitsPerPx, mm === undefined ? LINE_PX * unitsPerPx : CORNER_MM / mm),
  first: FIRST_PX * unitsPerPx,
});

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Where a press at a point sets a corner.
 * @param others corners of the page's other rooms, which come first
 * @param square corners at the other ends of its walls, which become level or upright where they nearly are
 */
export function snapped(
  point: Point,
  others: readonly Point[],
  square: readonly Point[],
  near: Nearness,
): Point {
  const [corner] = others
    .filter((other) => distance(other, point) <= near.corner)
    .sort((a, b) => distance(a, point) - distance(b, point));
  if (corner) return corner;
  const on = (axis: 'x' | 'y') => {
    const [closest] = square
      .map((other) => other[axis])
      .filter((line) => Math.abs(line - point[axis]) <= near.line)
      .sort((a, b) => Math.abs(a - point[axis]) - Math.abs(b - point[axis]));
    return closest ?? point[axis];
  };
  return { x: on('x'), y: on('y') };
}

/** Whether a press at a point closes the room whose corners are set. */
export function isClosing(draft: readonly Point[], point: Point, near: Nearness): boolean {
  const [first] = draft;
  return draft.length >= 3 && first !== undefined && distance(first, point) <= near.first;
}

/** What is wrong with one more corner; undefined for nothing. */
export function cornerFault(draft: readonly Point[], next: Point): string | undefined {
  const last = draft.at(-1);
  if (!last) return undefined;
  if (draft.length === MOST_CORNERS) return `A room has at most ${MOST_CORNERS} corners.`;
  const isOnLast = last.x === next.x && last.y === next.y;
  const isCrossing = draft.slice(0, -2).some((from, at) => meets(from, draft[at + 1] ?? from, last, next));
  return isOnLast || isCrossing ? CROSSING : undefined;
}
