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

/** The corners of a room whose walls are square to each other, anticlockwise with y upwards; it has no hole. */
export type Outline = readonly Point[];

/** A stretch along x. */
export interface Span {
  readonly from: Tenths;
  readonly to: Tenths;
}

/** A part of a strip in which no wall turns. */
export interface Band {
  readonly y0: Tenths;
  readonly y1: Tenths;
  readonly spans: readonly Span[];
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
export function mirrored(outline: Outline): Outline {
  const { x0, x1 } = boundsOf(outline);
  return outline.map(({ x, y }) => ({ x: x0 + x1 - x, y })).reverse();
}

/** Turned by a quarter, clockwise, within the bounds' own lines: the left side is at the bottom then. */
export function turned(outline: Outline): Outline {
  const { y0, y1 } = boundsOf(outline);
  return outline.map(({ x, y }) => ({ x: y0 + y1 - y, y: x }));
}

export function boundsOf(outline: Outline) {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** In hundredths of a square millimetre. */
export const areaOf = (outline: Outline): number =>
  sidesOf(outline).reduce((sum, [from, to]) => sum + (from.x * to.y - to.x * from.y), 0) / 2;

const sidesOf = (outline: Outline): readonly (readonly [from: Point, to: Point])[] =>
  outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length];
    return to ? [[from, to] as const] : [];
  });

/** The floor inside a room: every side moved in by the gap. @returns undefined where nothing, or too little to go round, is left */
export function inset(outline: Outline, gap: Tenths): Outline | undefined {
  const sides = sidesOf(outline);
  const moved = sides.map(([{ x, y }, to]) =>
    to.y === y ? { y: y + gap * Math.sign(to.x - x) } : { x: x - gap * Math.sign(to.y - y) },
  );
  const corners = outline.map(({ x, y }, at) => {
    const before = moved[(at + moved.length - 1) % moved.length];
    return { x, y, ...before, ...moved[at] };
  });
  const isTurned = sidesOf(corners).some(([from, to], at) => {
    const [was, wasTo] = sides[at] ?? [from, to];
    return (to.x - from.x) * (wasTo.x - was.x) + (to.y - from.y) * (wasTo.y - was.y) <= 0;
  });
  return isTurned ? undefined : corners;
}

/** Where the sides that run along x lie, each once, upwards. */
export const levelsOf = (outline: Outline): readonly Tenths[] =>
  [...new Set(outline.map(({ y }) => y))].sort((a, b) => a - b);

/** What of an outline lies between two levels: bands upwards, each with its stretches from left to right. */
export function bandsOf(outline: Outline, y0: Tenths, y1: Tenths): readonly Band[] {
  const inside = levelsOf(outline).filter((y) => y > y0 && y < y1);
  const lines = [y0, ...inside, y1];
  return lines.slice(1).flatMap((top, at): Band[] => {
    const bottom = lines[at] ?? y0;
    const walls = sidesOf(outline)
      .filter(
        ([from, to]) => from.x === to.x && Math.min(from.y, to.y) <= bottom && Math.max(from.y, to.y) >= top,
      )
      .map(([{ x }]) => x)
      .sort((a, b) => a - b);
    const spans = walls.flatMap((from, wall): Span[] => {
      const to = walls[wall + 1];
      return wall % 2 === 0 && to !== undefined ? [{ from, to }] : [];
    });
    return spans.length > 0 ? [{ y0: bottom, y1: top, spans }] : [];
  });
}

/** The stretches that a row of boards covers, whatever part of its width is left in each: from left to right. */
export function runsOf(bands: readonly Band[]): readonly Span[] {
  const spans = bands.flatMap((band) => band.spans).sort((a, b) => a.from - b.from);
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && span.from <= last.to)
      runs[runs.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else runs.push(span);
  }
  return runs;
}
