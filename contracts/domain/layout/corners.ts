import type { Outline, Point } from './outline.ts';

/** As the contract takes them. */
export const MOST_CORNERS = 24;

/** Whether corners, anticlockwise, are those of a room: its walls don't cross. */
export const isRoom = (corners: readonly Point[]): boolean =>
  corners.length >= 3 && corners.length <= MOST_CORNERS && areaOf(corners) > 0 && !isCrossing(corners);

/** Where corners lie in their bounds, which are a room's length and width. */
export function inBounds(corners: readonly Point[]) {
  const { x0, x1, y0, y1 } = boundsOf(corners);
  return {
    corners: corners.map(({ x, y }) => ({ x: x - x0, y: y - y0 })),
    lengthMm: x1 - x0,
    widthMm: y1 - y0,
  };
}

export function boundsOf(outline: Outline) {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** In the square of the unit of its corners; below 0 where they go clockwise. */
export const areaOf = (outline: Outline): number =>
  sidesOf(outline).reduce((sum, [from, to]) => sum + (from.x * to.y - to.x * from.y), 0) / 2;

export const sidesOf = (outline: Outline): readonly (readonly [from: Point, to: Point])[] =>
  outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length];
    return to ? [[from, to] as const] : [];
  });

/** On which side of a line a point lies: above 0 on its left. */
export const turnOf = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/** Whether sides cross or touch others than their neighbours, or neighbours lie on each other. */
export function isCrossing(outline: Outline): boolean {
  const sides = sidesOf(outline);
  return sides.some(([a, b], at) =>
    sides.some(([c, d], other) => {
      if (other <= at) return false;
      if (other === at + 1) return isFolded(a, b, d);
      if (at === 0 && other === sides.length - 1) return isFolded(c, a, b);
      return meets(a, b, c, d);
    }),
  );
}

/** Whether the way from b leads straight back towards a. */
const isFolded = (a: Point, b: Point, c: Point): boolean =>
  turnOf(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) <= 0;

/** Whether two stretches cross or touch. */
export function meets(a: Point, b: Point, c: Point, d: Point): boolean {
  const isWithin = (p: number, q: number, r: number, s: number) =>
    Math.max(p, q) >= Math.min(r, s) && Math.max(r, s) >= Math.min(p, q);
  return (
    isWithin(a.x, b.x, c.x, d.x) &&
    isWithin(a.y, b.y, c.y, d.y) &&
    turnOf(a, b, c) * turnOf(a, b, d) <= 0 &&
    turnOf(c, d, a) * turnOf(c, d, b) <= 0
  );
}

/** Whether a point lies within corners: a line from it to the right crosses the sides an odd number of times. */
export const isWithin = (outline: Outline, { x, y }: Point): boolean =>
  sidesOf(outline).filter(
    ([from, to]) =>
      from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
  ).length %
    2 ===
  1;
