import { createRng } from '../number/random.ts';
import { BoardStock } from './board-stock.ts';
import { sidesOf } from './corners.ts';
import { type LaidRun, type LayingRules, layAtRandom } from './lay-rows.ts';
import { type Floor, floorArea, inset, type Outline, type Point, type Tenths } from './outline.ts';
import { type Row, rowsFrom } from './row-lines.ts';

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

/** A row of the border as it is cut, and the way back from how it is seen to the room. */
export interface LaidBorderRow extends Pick<BorderRow, 'wall' | 'number' | 'along' | 'toRoom'> {
  readonly row: Row;
  readonly runs: readonly LaidRun[];
}

export interface LaidBorder {
  /** in the order of laying */
  readonly rows: readonly LaidBorderRow[];
  readonly stock: BoardStock;
}

interface BorderJob {
  /** clockwise and from right to left, as a mirrored room is laid */
  readonly isMirrored: boolean;
  /** by how much the ends of a board lean, for each of its width */
  readonly slant: number;
  readonly rules: LayingRules;
  readonly kerf: Tenths;
  readonly seed: number;
}

/** How often a border is cut, to take fewer boards. */
const TRIES = 12;

/**
 * Cuts the rows of all walls in random bond, each wall on its own since rows end at its corners. At a wall as long as a board a
 * joint would be seen.
 * @returns undefined where rows find no joints that the rules allow
 */
export function layBorder(
  walls: Bordered['walls'],
  holes: readonly Outline[],
  job: BorderJob,
): LaidBorder | undefined {
  const { rules, kerf, seed } = job;
  const inOrder = job.isMirrored ? [...walls.slice(0, -1).reverse(), ...walls.slice(-1)] : walls;
  const all = inOrder.map((rows) => rows.map((row) => seenRow(row, holes, job)));
  let best: LaidBorder | undefined;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const laid = cutOnce(all, rules, new BoardStock(rules.board, kerf), createRng(seed * 1_000 + turn));
    if (laid && (!best || laid.stock.opened < best.stock.opened)) best = laid;
  }
  return best;
}

type SeenRow = Omit<LaidBorderRow, 'runs'>;

function seenRow(each: BorderRow, holes: readonly Outline[], { isMirrored, slant }: BorderJob): SeenRow {
  const { wall, number, along, length } = each;
  const turned = (x: number) => (isMirrored ? length - x : x);
  const seen = (ring: Outline) =>
    ring.map(each.toWall).map(({ x, y }): Point => ({ x: turned(x) - y * slant, y }));
  const all = Number.POSITIVE_INFINITY;
  const [row = { y0: 0, y1: 0, runs: [], bands: [] }] = rowsFrom(
    { outline: seen(each.corners), holes: holes.map(seen) },
    all,
    all,
  );
  return { wall, number, along, row, toRoom: ({ x, y }) => each.toRoom({ x: turned(x + y * slant), y }) };
}

function cutOnce(
  walls: readonly (readonly SeenRow[])[],
  rules: LayingRules,
  unused: BoardStock,
  random: () => number,
): LaidBorder | undefined {
  const rows: LaidBorderRow[] = [];
  let stock = unused;
  for (const wall of walls) {
    const cut = (longer: Tenths) =>
      layAtRandom(
        wall.map(({ row }) => row),
        { ...rules, shortest: rules.shortest + longer, isUnbroken: true },
        random,
        stock,
      );
    // a mitre takes as much of a piece as the row is wide
    const laid = cut(Math.ceil((wall[0]?.row.y1 ?? 0) - (wall[0]?.row.y0 ?? 0))) ?? cut(0);
    if (!laid) return undefined;
    for (const [at, each] of wall.entries()) rows.push({ ...each, runs: laid.rows[at] ?? [] });
    stock = laid.stock;
  }
  return { rows, stock };
}
