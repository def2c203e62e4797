import { sidesOf } from './corners.ts';
import { type Floor, floorArea, inset, type Outline, type Point, type Tenths } from './outline.ts';

/** Which wall a side of the floor lies at, or is nearest to. */
export type Wall = 'bottom' | 'right' | 'top' | 'left';

/** A row of the border along one wall. */
export interface BorderRow {
  readonly wall: Wall;
  /** counted from 0, wall by wall and each from the wall */
  readonly number: number;
  /** along the wall, which goes anticlockwise round the floor */
  readonly along: Point;
  readonly length: number;
  /** between its mitres, in the room */
  readonly corners: Outline;
  /** seen with the wall at the bottom: from 0 upwards, and from the wall's beginning to the right */
  readonly toWall: (point: Point) => Point;
  /** and back to the room */
  readonly toRoom: (point: Point) => Point;
}

export interface Bordered {
  /** what the border leaves */
  readonly field: Floor;
  /** wall by wall, anticlockwise, each row by row from the wall */
  readonly walls: readonly (readonly BorderRow[])[];
}

/**
 * A border of rows as wide as a board along all walls; columns are cut out of it, and get none of their own.
 * @param rounded what the field's corners at slanting walls are rounded to
 * @returns undefined where it leaves no field as wide as a board
 */
export function bordered(
  floor: Floor,
  lines: number,
  width: Tenths,
  rounded: (length: number) => Tenths,
): Bordered | undefined {
  if (lines === 0) return { field: floor, walls: [] };
  const rings = [floor.outline];
  for (let line = 1; line <= lines; line += 1) {
    const isLast = line === lines;
    const ring = inset({ outline: floor.outline, holes: [] }, line * width, isLast ? rounded : (x) => x);
    if (!ring) return undefined;
    rings.push(ring.outline);
  }
  const field = { outline: rings[lines] ?? floor.outline, holes: floor.holes };
  if (floorArea(field) <= 0 || !inset({ ...field, holes: [] }, Math.floor((width - 1) / 2))) return undefined;
  const strips = rings.slice(1).map((inner, at) => stripsOf(rings[at] ?? inner, inner));
  const walls = sidesOf(floor.outline).map(([from, to], wall) =>
    strips.map((each, at) => ({
      ...borderRow(from, to, each[wall] ?? [], at * width),
      number: wall * lines + at,
    })),
  );
  return { field, walls };
}

/** @param depth how far it is from the wall */
function borderRow(from: Point, to: Point, corners: Outline, depth: Tenths): Omit<BorderRow, 'number'> {
  const along = unit(from, to);
  return {
    wall: wallAlong(along),
    along,
    length: lengthOf([from, to]),
    corners,
    toWall: ({ x, y }) => {
      const [dx, dy] = [x - from.x, y - from.y];
      return { x: dx * along.x + dy * along.y, y: dy * along.x - dx * along.y - depth };
    },
    toRoom: ({ x, y }) => ({
      x: from.x + x * along.x - (y + depth) * along.y,
      y: from.y + x * along.y + (y + depth) * along.x,
    }),
  };
}

const wallAlong = ({ x, y }: Point): Wall =>
  Math.abs(x) >= Math.abs(y) ? (x > 0 ? 'bottom' : 'top') : y > 0 ? 'right' : 'left';

const unit = (from: Point, to: Point): Point => {
  const length = lengthOf([from, to]);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Where a strip ends at a corner: on its side at the wall, and on that at the room. */
interface End {
  readonly outer: Point;
  readonly inner: Point;
}

/** The cosine of the turn from which on a mitre would be sharper than 30 degrees, which no mitre saw cuts. */
const SHARP = -1 / 2;

/** What lies between two rings along each side, anticlockwise from where the side begins. */
function stripsOf(outer: Outline, inner: Outline): Outline[] {
  const [sides, insides] = [sidesOf(outer), sidesOf(inner)];
  const corners = sides.map((side, at) => {
    const [before, after] = [sides.at(at - 1) ?? side, side];
    const mitre: End = { outer: side[0], inner: inner[at] ?? side[0] };
    const [a, b] = [unit(...before), unit(...after)];
    if (a.x * b.x + a.y * b.y >= SHARP) return { before: mitre, after: mitre };
    // the longer wall's boards run through, and the other's butt against them
    const [insideBefore, insideAfter] = [insides.at(at - 1) ?? before, insides[at] ?? after];
    const isBefore = lengthOf(before) >= lengthOf(after);
    const isConvex = a.x * b.y > a.y * b.x;
    const meeting = isBefore === isConvex ? crossing(insideBefore, after) : crossing(before, insideAfter);
    const long: End = { outer: mitre.outer, inner: meeting };
    const short: End = { outer: meeting, inner: mitre.inner };
    return isBefore === isConvex ? { before: long, after: short } : { before: short, after: long };
  });
  return corners.map(({ after: begin }, at) => {
    const end = corners[(at + 1) % corners.length]?.before ?? begin;
    return [begin.outer, end.outer, end.inner, begin.inner];
  });
}

type Side = readonly [from: Point, to: Point];

const lengthOf = ([from, to]: Side): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Where the lines of two sides cross. */
function crossing([a, b]: Side, [c, d]: Side): Point {
  const [along, other] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const part = ((c.x - a.x) * other.y - (c.y - a.y) * other.x) / (along.x * other.y - along.y * other.x);
  return { x: a.x + part * along.x, y: a.y + part * along.y };
}
