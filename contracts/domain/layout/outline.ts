import { areaOf, boundsOf, isCrossing, meets, sidesOf, turnOf } from './corners.ts';

/** A length in whole tenths of a millimetre, so that kerfs and thirds of a board add up exactly. */
export type Tenths = number;

export interface Point {
  readonly x: Tenths;
  readonly y: Tenths;
}

export interface Rect extends Point {
  readonly length: Tenths;
  readonly width: Tenths;
}

/** The corners of a room or a column, anticlockwise with y upwards; a side lies between each and the next. */
export type Outline = readonly Point[];

/** What is laid: within the outline, but not in its holes, which may reach beyond it and into each other. */
export interface Floor {
  readonly outline: Outline;
  readonly holes: readonly Outline[];
}

/** A stretch along x. */
export interface Span {
  readonly from: Tenths;
  readonly to: Tenths;
}

/** What of a floor lies between two walls in a band: as far as it reaches, and its corners, anticlockwise from the lower left. */
export interface Stretch extends Span {
  readonly corners: readonly [Point, Point, Point, Point];
}

/** A part of a strip in which no wall turns. */
export interface Band {
  readonly y0: Tenths;
  readonly y1: Tenths;
  /** from left to right */
  readonly spans: readonly Stretch[];
}

/** The corner that an L lacks, seen with the first row at the bottom. */
export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

export const rectangleOutline = (length: Tenths, width: Tenths): Outline => [
  { x: 0, y: 0 },
  { x: length, y: 0 },
  { x: length, y: width },
  { x: 0, y: width },
];

/** @param cut sizes of the missing corner, each shorter than that of the room */
export function lOutline(
  { length, width }: { readonly length: Tenths; readonly width: Tenths },
  cut: { readonly length: Tenths; readonly width: Tenths; readonly corner: Corner },
): Outline {
  const [inX, inY] = [length - cut.length, width - cut.width];
  const topRight: Outline = [
    { x: 0, y: 0 },
    { x: length, y: 0 },
    { x: length, y: inY },
    { x: inX, y: inY },
    { x: inX, y: width },
    { x: 0, y: width },
  ];
  const isLeft = cut.corner.endsWith('left');
  // turned by half, it lacks the corner opposite
  if (cut.corner.startsWith('top')) return isLeft ? mirrored(topRight) : topRight;
  const bottomLeft = topRight.map(({ x, y }) => ({ x: length - x, y: width - y }));
  return isLeft ? bottomLeft : mirrored(bottomLeft);
}

/** Left and right exchanged, within the same bounds. */
const mirrored = (outline: Outline): Outline => mirroredFloor({ outline, holes: [] }).outline;

export function mirroredFloor(floor: Floor): Floor {
  const { x0, x1 } = boundsOf(floor.outline);
  return eachRing(floor, (ring) => ring.map(({ x, y }) => ({ x: x0 + x1 - x, y })).reverse());
}

/** Turned by a quarter, clockwise, within the bounds' own lines: the left side is at the bottom then. */
export function turned(floor: Floor): Floor {
  const { y0, y1 } = boundsOf(floor.outline);
  return eachRing(floor, (ring) => ring.map(({ x, y }) => ({ x: y0 + y1 - y, y: x })));
}

const eachRing = ({ outline, holes }: Floor, change: (ring: Outline) => Outline): Floor => ({
  outline: change(outline),
  holes: holes.map(change),
});

/** The same for floors with the same corners, wherever they lie along x and their outlines begin. */
export function cornersText({ outline, holes }: Floor): string {
  const { x0 } = boundsOf(outline);
  const texts = [outline, ...holes].map((ring) =>
    ring
      .map(({ x, y }) => `${x - x0} ${y}`)
      .sort()
      .join(),
  );
  return texts.sort().join(';');
}

/** The same without its holes. */
export const floorArea = (floor: Floor): number =>
  floor.holes.length === 0
    ? areaOf(floor.outline)
    : bandsOf(floor).reduce(
        (sum, { spans }) => spans.reduce((all, { corners }) => all + areaOf(corners), sum),
        0,
      );

/**
 * The floor inside a room: every side moved in by the gap, and those of columns out.
 * @param rounded what corners of slanting walls are rounded to; whole tenths unless it is said
 * @returns undefined where nothing, or too little to go round, is left
 */
export function inset({ outline, holes }: Floor, gap: Tenths, rounded = Math.round): Floor | undefined {
  const inner = moved(outline, gap, rounded);
  const isTurned = sidesOf(inner).some(([from, to], at) => {
    const [was, wasTo] = sidesOf(outline)[at] ?? [from, to];
    return (to.x - from.x) * (wasTo.x - was.x) + (to.y - from.y) * (wasTo.y - was.y) <= 0;
  });
  if (isTurned || isCrossing(inner)) return undefined;
  const floor = { outline: inner, holes: holes.map((hole) => moved(hole, -gap, rounded)) };
  return floorArea(floor) > 0 ? floor : undefined;
}

/** Every side moved to its left, which is inwards. */
function moved(outline: Outline, by: Tenths, rounded: (length: number) => Tenths): Outline {
  const normals = sidesOf(outline).map(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  });
  return outline.map(({ x, y }, at) => {
    const [after = { x: 0, y: 0 }, before = after] = [normals[at], normals.at(at - 1)];
    const reach = by / (1 + before.x * after.x + before.y * after.y);
    return {
      x: rounded(x + reach * (before.x + after.x)),
      y: rounded(y + reach * (before.y + after.y)),
    };
  });
}

/** Where the level walls of a floor lie, each once, upwards. */
export function levelWalls({ outline, holes }: Floor): readonly Tenths[] {
  const { y0, y1 } = boundsOf(outline);
  const levels = [outline, ...holes].flatMap((ring) =>
    sidesOf(ring).flatMap(([from, to]) => (from.y === to.y ? [from.y] : [])),
  );
  return [...new Set(levels)].filter((y) => y >= y0 && y <= y1).sort((a, b) => a - b);
}

export const isSquare = ({ outline, holes }: Floor): boolean =>
  [outline, ...holes].every((ring) =>
    sidesOf(ring).every(([from, to]) => from.x === to.x || from.y === to.y),
  );

/** Levels this close, in tenths, are one: where a slanting wall meets a column, they are not whole. */
const SAME_LEVEL = 1e-6;

/** A floor as bands upwards, between the levels of its corners and those where walls meet the sides of columns. */
export function bandsOf({ outline, holes }: Floor): readonly Band[] {
  const { y0, y1 } = boundsOf(outline);
  const rings = [outline, ...holes].map(sidesOf);
  const crossings = rings.flatMap((ring, at) =>
    rings
      .slice(at + 1)
      .flatMap((other) => ring.flatMap((side) => other.flatMap((beside) => crossingLevel(side, beside)))),
  );
  const levels = [...rings.flatMap((ring) => ring.map(([{ y }]) => y)), ...crossings]
    .filter((y) => y >= y0 && y <= y1)
    .sort((a, b) => a - b);
  const lines = levels.filter((y, at) => at === 0 || y - (levels[at - 1] ?? y) > SAME_LEVEL);
  return lines.slice(1).flatMap((top, at): Band[] => {
    const bottom = lines[at] ?? top;
    const walls = rings
      .flatMap((ring, number) =>
        ring
          .filter(
            ([from, to]) =>
              Math.min(from.y, to.y) <= bottom + SAME_LEVEL && Math.max(from.y, to.y) >= top - SAME_LEVEL,
          )
          .map((side) => ({ number, low: xAt(side, bottom), high: xAt(side, top) })),
      )
      .sort((a, b) => a.low + a.high - b.low - b.high);
    const inside = new Set<number>();
    const isFloor = () => inside.size === 1 && inside.has(0);
    const spans: Stretch[] = [];
    let left: { low: number; high: number } | undefined;
    for (const { number, low, high } of walls) {
      if (!inside.delete(number)) inside.add(number);
      const right = { low, high };
      if (left && low + high > left.low + left.high) spans.push(stretch(bottom, top, left, right));
      left = isFloor() ? right : undefined;
    }
    return spans.length > 0 ? [{ y0: bottom, y1: top, spans }] : [];
  });
}

type Ends = { readonly low: number; readonly high: number };

const stretch = (y0: number, y1: number, left: Ends, right: Ends): Stretch => ({
  from: Math.floor(Math.min(left.low, left.high) + SAME_LEVEL),
  to: Math.ceil(Math.max(right.low, right.high) - SAME_LEVEL),
  corners: [
    { x: left.low, y: y0 },
    { x: right.low, y: y0 },
    { x: right.high, y: y1 },
    { x: left.high, y: y1 },
  ],
});

type Side = readonly [from: Point, to: Point];

/** Where a side that isn't level has a level. */
const xAt = ([from, to]: Side, y: number): number =>
  from.x === to.x ? from.x : y === to.y ? to.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);

/** Where a slanting side crosses another one; levels of square ones have corners on them anyway. */
function crossingLevel([a, b]: Side, [c, d]: Side): readonly number[] {
  const isSlanting = (from: Point, to: Point) => from.x !== to.x && from.y !== to.y;
  if (!(isSlanting(a, b) || isSlanting(c, d)) || !meets(a, b, c, d)) return [];
  const [before, after] = [turnOf(c, d, a), turnOf(c, d, b)];
  return before === after ? [] : [a.y + ((b.y - a.y) * before) / (before - after)];
}

/** What of bands lies between two levels. */
export function bandsWithin(bands: readonly Band[], y0: Tenths, y1: Tenths): readonly Band[] {
  return bands
    .filter((band) => band.y0 < y1 && band.y1 > y0)
    .map((band) => {
      const [bottom, top] = [Math.max(band.y0, y0), Math.min(band.y1, y1)];
      if (bottom === band.y0 && top === band.y1) return band;
      const spans = band.spans.map(({ corners: [a, b, c, d] }) => {
        const ends = (low: Point, high: Point): Ends => ({
          low: xAt([low, high], bottom),
          high: xAt([low, high], top),
        });
        return stretch(bottom, top, ends(a, d), ends(b, c));
      });
      return { y0: bottom, y1: top, spans };
    });
}

/** The stretches that a row of boards covers, whatever part of its width is left in each: from left to right. */
export function runsOf(bands: readonly Band[]): readonly Span[] {
  const spans = bands
    .flatMap((band) => band.spans.map(({ from, to }): Span => ({ from, to })))
    .sort((a, b) => a.from - b.from);
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && span.from <= last.to)
      runs[runs.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else runs.push(span);
  }
  return runs;
}
