import { turnOf } from './corners.ts';
import type { Point, Span, Stretch } from './outline.ts';

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

/** Its area, whichever way round it goes; a loop, as a search asks for thousands. */
export function sizeOf(polygon: Polygon): number {
  let twice = 0;
  for (let at = 0, before = polygon.at(-1); before && at < polygon.length; at += 1) {
    const point: Point = polygon[at] ?? before;
    twice += before.x * point.y - point.x * before.y;
    before = point;
  }
  return Math.abs(twice) / 2;
}

/** What of a convex polygon lies in a box, by the method of Sutherland and Hodgman; fewer than three corners where nothing does. */
function clipped(polygon: Polygon, { x, y }: Box): Polygon {
  let shape = cutAt(polygon, 'x', x.from, 1);
  shape = cutAt(shape, 'x', x.to, -1);
  shape = cutAt(shape, 'y', y.from, 1);
  shape = cutAt(shape, 'y', y.to, -1);
  return shape === polygon ? polygon : withoutRepeats(shape);
}

/** What of a convex polygon lies in a stretch of a band. */
export function within(polygon: Polygon, { corners: [a, b, c, d] }: Stretch): Polygon {
  const box = {
    x: { from: Math.min(a.x, d.x), to: Math.max(b.x, c.x) },
    y: { from: a.y, to: c.y },
  };
  let shape = clipped(polygon, box);
  if (a.x !== d.x) shape = withoutRepeats(cutAlong(shape, d, a));
  if (b.x !== c.x) shape = withoutRepeats(cutAlong(shape, b, c));
  return shape;
}

/** Keeps what lies on the left of a line. */
function cutAlong(shape: Polygon, from: Point, to: Point): Polygon {
  return shape.flatMap((point, at) => {
    const before = shape.at(at - 1) ?? point;
    const [was, is] = [turnOf(from, to, before), turnOf(from, to, point)];
    const part = was / (was - is);
    const crossed = {
      x: before.x + (point.x - before.x) * part,
      y: before.y + (point.y - before.y) * part,
    };
    const isCrossed = (was > 0 && is < 0) || (was < 0 && is > 0);
    return [...(isCrossed ? [crossed] : []), ...(is >= 0 ? [point] : [])];
  });
}

/** @param sign 1 keeps what lies above the line, -1 what lies below it */
function cutAt(shape: Polygon, axis: 'x' | 'y', line: number, sign: 1 | -1): Polygon {
  let isWhole = true;
  for (const point of shape) isWhole = isWhole && sign * (point[axis] - line) >= 0;
  if (isWhole) return shape;
  const kept: Point[] = [];
  let before = shape.at(-1);
  for (const point of shape) {
    const from: Point = before ?? point;
    const [was, is] = [sign * (from[axis] - line), sign * (point[axis] - line)];
    if ((was > 0 && is < 0) || (was < 0 && is > 0)) {
      const part = was / (was - is);
      kept.push({
        x: from.x + (point.x - from.x) * part,
        y: from.y + (point.y - from.y) * part,
        // on the wall itself, so that both sides of a wall that turns have the same line
        [axis]: line,
      });
    }
    if (is >= 0) kept.push(point);
    before = point;
  }
  return kept;
}

/** Float noise of a coordinate, in tenths of a millimetre. */
const NOISE = 1e-6;

const withoutRepeats = (polygon: Polygon): Polygon =>
  polygon.filter(({ x, y }, at) => {
    const before = polygon.at(at - 1);
    return !before || Math.hypot(x - before.x, y - before.y) > NOISE;
  });

/** Without corners that lie on a straight line. */
export const withoutFlats = (polygon: Polygon): Polygon =>
  polygon.filter((point, at) => {
    const before = polygon.at(at - 1) ?? point;
    const after = polygon[(at + 1) % polygon.length] ?? point;
    return (
      Math.abs(turnOf(before, point, after)) > NOISE * Math.hypot(after.x - before.x, after.y - before.y)
    );
  });

const isConvex = (polygon: Polygon): boolean =>
  polygon.every(
    (point, at) =>
      turnOf(polygon.at(at - 1) ?? point, point, polygon[(at + 1) % polygon.length] ?? point) >= 0,
  );

/** Whether one cut along a side of either convex, anticlockwise polygon parts them, and the saw takes neither. */
export const areApart = (a: Polygon, b: Polygon, kerf: number): boolean =>
  hasBeyond(a, b, kerf) || hasBeyond(b, a, kerf);

function hasBeyond(polygon: Polygon, other: Polygon, kerf: number): boolean {
  let from = polygon.at(-1);
  for (const to of polygon) {
    const start: Point = from ?? to;
    const least = (kerf - NOISE) * Math.hypot(to.x - start.x, to.y - start.y);
    let isBeyond = true;
    for (const point of other) isBeyond = isBeyond && -turnOf(start, to, point) >= least;
    if (isBeyond) return true;
    from = to;
  }
  return false;
}

/**
 * The outline of two anticlockwise polygons that lie on both sides of a level line.
 * @returns undefined where they don't share a part of it
 */
function joined(a: Polygon, b: Polygon): Polygon | undefined {
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

/** Hundredths of a square millimetre below which a piece is float noise. */
export const NOTHING = 1;

/** What is in one piece. */
export interface Group {
  /** convex */
  readonly parts: readonly Polygon[];
  readonly outline: Polygon;
}

/** Parts that touch are one piece; a corner that reaches through a block leaves two. */
export function groupsOf(parts: readonly Polygon[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    if (part.length < 3 || sizeOf(part) < NOTHING) continue;
    let group: Group = { parts: [part], outline: part };
    for (const [at, other] of [...groups.entries()].reverse()) {
      const outline = joined(other.outline, group.outline);
      if (!outline) continue;
      groups.splice(at, 1);
      group = { parts: [...other.parts, ...group.parts], outline };
    }
    groups.push(group);
  }
  return groups.map(({ parts, outline: joint }) => {
    const outline = parts.length > 1 ? withoutFlats(joint) : joint;
    // a level that no wall of this piece lies on parts it for nothing
    return { parts: isConvex(outline) ? [outline] : parts, outline };
  });
}
