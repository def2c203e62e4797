import { isRoom, sidesOf } from './corners.ts';
import type { Point } from './outline.ts';

/** A wall as it is read from a tape, in mm, and by how many degrees the next one turns to the left of it. */
export interface Wall {
  readonly length: number;
  readonly turn: number;
}

/** The walls of a room from its first corner, anticlockwise; the last one leads back to it. */
export function wallsOf(corners: readonly Point[]): readonly Wall[] {
  const sides = sidesOf(corners).map(([from, to]) => ({ x: to.x - from.x, y: to.y - from.y }));
  return sides.map((side, at) => {
    const next = sides[(at + 1) % sides.length] ?? side;
    const turn = Math.atan2(side.x * next.y - side.y * next.x, side.x * next.x + side.y * next.y);
    return { length: Math.hypot(side.x, side.y), turn: (turn * 180) / Math.PI };
  });
}

/** Walls that are typed, and what came of them. */
export type Typed =
  | { readonly kind: 'closed'; readonly corners: readonly Point[] }
  | { readonly kind: 'crossing' }
  | { readonly kind: 'open'; readonly miss: Point; readonly offers: readonly Offer[] };

/** A way of closing a room: one other wall of each direction gets the length that is missing, or the last wall leads back. */
export interface Offer {
  readonly changed: readonly number[] | 'last';
  readonly corners: readonly Point[];
}

/** Lengths and angles of slanting walls are rounded as they are typed. */
const CLOSE_MM = 10;

/**
 * Follows walls from the first corner of a room.
 * @param typed the wall that was changed, which is never offered to be changed again
 */
export function followed(before: readonly Point[], walls: readonly Wall[], typed: number): Typed {
  const [start, next] = before;
  if (!start || !next) return { kind: 'crossing' };
  const heading = Math.atan2(next.y - start.y, next.x - start.x);
  const { corners, miss } = walk(start, heading, walls);
  const isSquare =
    walls.every(({ turn }) => Number.isInteger(turn / 90)) && Number.isInteger((heading * 2) / Math.PI);
  if (Math.hypot(miss.x, miss.y) <= (isSquare ? 0 : CLOSE_MM))
    return isRoom(corners) ? { kind: 'closed', corners } : { kind: 'crossing' };
  const offers = [stretched(start, heading, walls, typed), { changed: 'last' as const, corners }].filter(
    (offer): offer is Offer => offer !== undefined && isRoom(offer.corners),
  );
  return { kind: 'open', miss, offers };
}

/** Corners in whole mm, and by how much the last wall misses the first of them. */
function walk(start: Point, heading: number, walls: readonly Wall[]) {
  const corners: Point[] = [];
  let [at, direction] = [start, heading];
  for (const { length, turn } of walls) {
    corners.push({ x: Math.round(at.x), y: Math.round(at.y) });
    at = { x: at.x + length * Math.cos(direction), y: at.y + length * Math.sin(direction) };
    direction += (turn * Math.PI) / 180;
  }
  return { corners, miss: { x: Math.round(at.x - start.x), y: Math.round(at.y - start.y) } };
}

/** The longest other wall along each direction in which walls miss each other is made longer or shorter. */
function stretched(start: Point, heading: number, walls: readonly Wall[], typed: number): Offer | undefined {
  const { miss } = walk(start, heading, walls);
  let direction = heading;
  const directions = walls.map(({ turn }) => {
    const is = {
      x: Math.round(Math.cos(direction) * 1e6) / 1e6,
      y: Math.round(Math.sin(direction) * 1e6) / 1e6,
    };
    direction += (turn * Math.PI) / 180;
    return is;
  });
  const changed: number[] = [];
  const lengths = walls.map(({ length }) => length);
  for (const axis of ['x', 'y'] as const) {
    if (miss[axis] === 0) continue;
    const lengthAfter = (at: number) => (lengths[at] ?? 0) - miss[axis] * (directions[at]?.[axis] ?? 0);
    const [wall] = walls
      .map((_, at) => at)
      .filter((at) => at !== typed && Math.abs(directions[at]?.[axis] ?? 0) === 1 && lengthAfter(at) > 0)
      .sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0));
    if (wall === undefined) return undefined;
    lengths[wall] = lengthAfter(wall);
    changed.push(wall);
  }
  const { corners } = walk(
    start,
    heading,
    walls.map(({ turn }, at) => ({ length: lengths[at] ?? 0, turn })),
  );
  return { changed, corners };
}

/** A corner where a wall was straight, in its middle. */
export function withCorner(corners: readonly Point[], wall: number): readonly Point[] {
  const side = sidesOf(corners)[wall];
  return side ? corners.toSpliced(wall + 1, 0, between(side, 1 / 2)) : corners;
}

const BAY_MM = 600;

/** A bay with square corners in the middle third of a wall. */
export function withBay(corners: readonly Point[], wall: number): readonly Point[] {
  const side = sidesOf(corners)[wall];
  if (!side) return corners;
  const [from, to] = side;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const out = ({ x, y }: Point): Point => ({
    x: Math.round(x + (BAY_MM * (to.y - from.y)) / length),
    y: Math.round(y - (BAY_MM * (to.x - from.x)) / length),
  });
  const [begin, end] = [between(side, 1 / 3), between(side, 2 / 3)];
  return corners.toSpliced(wall + 1, 0, begin, out(begin), out(end), end);
}

const between = ([from, to]: readonly [Point, Point], part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
});

/** How near to a neighbour's line a corner is drawn to it, in mm. */
const SNAP_MM = 60;

/** Where a corner comes to lie that is let go of at a point: square with its neighbours, or on whole centimetres. */
export function snapped(corners: readonly Point[], at: number, { x, y }: Point): Point {
  const neighbours = [corners.at(at - 1), corners[(at + 1) % corners.length]];
  const near = (axis: 'x' | 'y', value: number) => {
    const [closest] = neighbours
      .flatMap((corner) => (corner && Math.abs(corner[axis] - value) <= SNAP_MM ? [corner[axis]] : []))
      .sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
    return closest ?? Math.round(value / 10) * 10;
  };
  return { x: near('x', x), y: near('y', y) };
}
