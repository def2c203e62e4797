import { areaOf, type Point, type Span } from './outline.ts';

/**
 * Corners in tenths of a millimetre, not rounded: blocks lie at an angle to the walls, so where they are cut is seldom a whole
 * tenth. Doubles keep a room of 300 m2 exact to far less than a square millimetre.
 */
export type Polygon = readonly Point[];

/** An upright rectangle. */
export interface Box {
  readonly x: Span;
  readonly y: Span;
}

export function boxOf(polygon: Polygon): Box {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  return {
    x: { from: Math.min(...xs), to: Math.max(...xs) },
    y: { from: Math.min(...ys), to: Math.max(...ys) },
  };
}

/** Whichever way round it goes. */
export const sizeOf = (polygon: Polygon): number => Math.abs(areaOf(polygon));

/** What of a convex polygon lies in a box, by the method of Sutherland and Hodgman; fewer than three corners where nothing does. */
export function clipped(polygon: Polygon, { x, y }: Box): Polygon {
  const toLeast = (axis: 'x' | 'y', least: number, sign: 1 | -1) => (shape: Polygon) =>
    shape.flatMap((point, at) => {
      const before = shape[(at + shape.length - 1) % shape.length] ?? point;
      const [was, is] = [sign * (before[axis] - least), sign * (point[axis] - least)];
      const part = was / (was - is);
      const crossing: Point = {
        x: before.x + (point.x - before.x) * part,
        y: before.y + (point.y - before.y) * part,
        // on the wall itself, so that both sides of a wall that turns have the same line
        [axis]: least,
      };
      if (was >= 0 && is >= 0) return [point];
      if (was >= 0) return was > 0 ? [crossing] : [];
      if (is < 0) return [];
      return is > 0 ? [crossing, point] : [point];
    });
  const shape = [
    toLeast('x', x.from, 1),
    toLeast('x', x.to, -1),
    toLeast('y', y.from, 1),
    toLeast('y', y.to, -1),
  ].reduce<Polygon>((left, clip) => clip(left), polygon);
  return withoutRepeats(shape);
}

/** Float noise of a coordinate, in tenths of a millimetre. */
const NOISE = 1e-6;

export const withoutRepeats = (polygon: Polygon): Polygon =>
  polygon.filter(({ x, y }, at) => {
    const before = polygon[(at + polygon.length - 1) % polygon.length];
    return !before || Math.hypot(x - before.x, y - before.y) > NOISE;
  });

const turnOf = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/** Without corners that lie on a straight line. */
export const withoutFlats = (polygon: Polygon): Polygon =>
  polygon.filter((point, at) => {
    const before = polygon[(at + polygon.length - 1) % polygon.length] ?? point;
    const after = polygon[(at + 1) % polygon.length] ?? point;
    return (
      Math.abs(turnOf(before, point, after)) > NOISE * Math.hypot(after.x - before.x, after.y - before.y)
    );
  });

export const isConvex = (polygon: Polygon): boolean =>
  polygon.every(
    (point, at) =>
      turnOf(
        polygon[(at + polygon.length - 1) % polygon.length] ?? point,
        point,
        polygon[(at + 1) % polygon.length] ?? point,
      ) >= 0,
  );

/** Whether one cut along a side of either convex, anticlockwise polygon parts them, and the saw takes neither. */
export const areApart = (a: Polygon, b: Polygon, kerf: number): boolean =>
  hasBeyond(a, b, kerf) || hasBeyond(b, a, kerf);

function hasBeyond(polygon: Polygon, other: Polygon, kerf: number): boolean {
  return polygon.some((from, at) => {
    const to = polygon[(at + 1) % polygon.length] ?? from;
    const least = (kerf - NOISE) * Math.hypot(to.x - from.x, to.y - from.y);
    return other.every((point) => -turnOf(from, to, point) >= least);
  });
}

/**
 * The outline of two anticlockwise polygons that lie on both sides of a level line.
 * @returns undefined where they don't share a part of it
 */
export function joined(a: Polygon, b: Polygon): Polygon | undefined {
  for (const [at, from] of a.entries()) {
    const to = a[(at + 1) % a.length] ?? from;
    if (from.y !== to.y || from.x === to.x) continue;
    for (const [other, start] of b.entries()) {
      const end = b[(other + 1) % b.length] ?? start;
      const isOpposite = start.y === from.y && end.y === from.y && (to.x - from.x) * (end.x - start.x) < 0;
      const overlap =
        Math.min(Math.max(from.x, to.x), Math.max(start.x, end.x)) -
        Math.max(Math.min(from.x, to.x), Math.min(start.x, end.x));
      if (!isOpposite || overlap <= NOISE) continue;
      return withoutRepeats([
        ...a.slice(at + 1),
        ...a.slice(0, at + 1),
        ...b.slice(other + 1),
        ...b.slice(0, other + 1),
      ]);
    }
  }
  return undefined;
}
