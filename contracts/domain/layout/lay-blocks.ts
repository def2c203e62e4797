import type { Hand, Motif, Repeat, SetOut } from './block-pattern.ts';
import { bandsOf, boundsOf, type Outline, type Point } from './outline.ts';
import { type Box, boxOf, clipped, isConvex, joined, type Polygon, sizeOf, withoutFlats } from './polygon.ts';

/** Where a block of the pattern lies. */
export interface Place {
  readonly hand: Hand;
  /** counted along x from the repeat's own origin */
  readonly column: number;
  /** counted along y in its column, each of two blocks side by side on its own */
  readonly step: number;
}

/** A piece that is cut from a block. */
export interface PieceInPlace extends Place {
  /** on the floor, anticlockwise */
  readonly outline: Polygon;
  /** convex, anticlockwise parts in the block's own lengths; one, or several where a wall turns */
  readonly parts: readonly Polygon[];
}

export interface LaidBlocks {
  readonly whole: readonly Place[];
  readonly cut: readonly PieceInPlace[];
}

/** Hundredths of a square millimetre below which a piece is float noise. */
const NOTHING = 1;

/** The floor as boxes that touch in level lines. */
export function boxesOf(floor: Outline): readonly Box[] {
  const { y0, y1 } = boundsOf(floor);
  return bandsOf(floor, y0, y1).flatMap((band) =>
    band.spans.map((x): Box => ({ x, y: { from: band.y0, to: band.y1 } })),
  );
}

/** Lays a pattern over a floor whose rows run along y; yields after each row. */
export function* layBlocks(floor: Outline, repeat: Repeat, setOut: SetOut): Generator<undefined, LaidBlocks> {
  const { cell, lanes, motifs, shape } = repeat;
  const bounds = boundsOf(floor);
  const boxes = boxesOf(floor);
  const whole: Place[] = [];
  const cut: PieceInPlace[] = [];
  const origin = originOf(floor, setOut);
  const firsts = motifs.flatMap((_, column) => lanes.map((_, step) => ({ column, step })));
  for (const first of firsts) {
    const motif = motifAt(first, repeat);
    if (!motif) continue;
    const outline = outlineOf(motif, shape, origin);
    const { x, y } = boxOf(outline);
    for (let i = Math.ceil((bounds.x0 - x.to) / cell.x); x.from + i * cell.x < bounds.x1; i += 1) {
      const [left, right] = [x.from + i * cell.x, x.to + i * cell.x];
      const inColumn = boxes.filter((box) => box.x.from < right && left < box.x.to);
      const around = inColumn.filter((box) => box.x.from <= left && right <= box.x.to);
      for (let j = Math.ceil((bounds.y0 - y.to) / cell.y); y.from + j * cell.y < bounds.y1; j += 1) {
        const [bottom, top] = [y.from + j * cell.y, y.to + j * cell.y];
        const place = {
          hand: motif.hand,
          column: i * motifs.length + first.column,
          step: j * lanes.length + first.step,
        };
        if (around.some((box) => box.y.from <= bottom && top <= box.y.to)) {
          whole.push(place);
          continue;
        }
        const near = inColumn.filter((box) => box.y.from < top && bottom < box.y.to);
        if (near.length === 0) continue;
        const shift: Point = { x: i * cell.x, y: j * cell.y };
        const moved = outline.map((point) => plus(point, shift));
        for (const group of groupsOf(near.map((box) => clipped(moved, box)))) {
          const parts = group.parts.map((part) => {
            const onIt = part.map((point) => onBlock(point, motif, plus(origin, shift)));
            return isMirrored(motif) ? onIt.reverse() : onIt;
          });
          const size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
          if (sizeOf(shape) - size < NOTHING) whole.push(place);
          else cut.push({ ...place, outline: group.outline, parts });
        }
      }
      yield;
    }
  }
  return { whole, cut };
}

/** The motif of a place, where it lies from the repeat's own origin. */
export function motifAt(
  { column, step }: Pick<Place, 'column' | 'step'>,
  { cell, lanes, motifs }: Repeat,
): Motif | undefined {
  const [i, j] = [Math.floor(column / motifs.length), Math.floor(step / lanes.length)];
  const motif = motifs[column - i * motifs.length];
  const lane = lanes[step - j * lanes.length];
  if (!motif || lane === undefined) return undefined;
  const { at, across } = motif;
  return {
    ...motif,
    at: { x: at.x + i * cell.x + lane * across.x, y: at.y + j * cell.y + lane * across.y },
  };
}

/** A whole block on the floor, anticlockwise. */
export function outlineAt(place: Place, floor: Outline, repeat: Repeat, setOut: SetOut): Polygon {
  const motif = motifAt(place, repeat);
  return motif ? outlineOf(motif, repeat.shape, originOf(floor, setOut)) : [];
}

function outlineOf(motif: Motif, shape: Polygon, origin: Point): Polygon {
  const outline = shape.map((point) => onFloor(point, motif, origin));
  return isMirrored(motif) ? outline.reverse() : outline;
}

const isMirrored = ({ along, across }: Motif): boolean => along.x * across.y < along.y * across.x;

function originOf(floor: Outline, { at }: SetOut): Point {
  const { x0, x1, y0, y1 } = boundsOf(floor);
  return { x: (x0 + x1) / 2 - at.x, y: (y0 + y1) / 2 - at.y };
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const onFloor = ({ x, y }: Point, { at, along, across }: Motif, origin: Point): Point => ({
  x: origin.x + at.x + x * along.x + y * across.x,
  y: origin.y + at.y + x * along.y + y * across.y,
});

function onBlock({ x, y }: Point, { at, along, across }: Motif, origin: Point): Point {
  const [dx, dy] = [x - origin.x - at.x, y - origin.y - at.y];
  return { x: dx * along.x + dy * along.y, y: dx * across.x + dy * across.y };
}

interface Group {
  readonly parts: readonly Polygon[];
  readonly outline: Polygon;
}

/** Parts that touch are one piece; a corner that reaches through a block leaves two. */
function groupsOf(parts: readonly Polygon[]): Group[] {
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
