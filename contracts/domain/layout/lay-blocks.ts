import type { Hand, Motif, Repeat, SetOut } from './block-pattern.ts';
import { boundsOf } from './corners.ts';
import { bandsOf, type Floor, type Point, type Stretch } from './outline.ts';
import { boxOf, groupsOf, NOTHING, type Polygon, sizeOf, within } from './polygon.ts';

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

/** The floor as stretches that touch in level lines. */
export const stretchesOf = (floor: Floor): readonly Stretch[] => bandsOf(floor).flatMap(({ spans }) => spans);

/** Whether an upright box lies in a stretch. */
const holds = ([a, b, c, d]: Stretch['corners'], { x, y }: ReturnType<typeof boxOf>): boolean =>
  a.y <= y.from && y.to <= c.y && Math.max(a.x, d.x) <= x.from && x.to <= Math.min(b.x, c.x);

/** Lays a pattern over a floor whose rows run along y; yields after each row. */
export function* layBlocks(floor: Floor, repeat: Repeat, setOut: SetOut): Generator<undefined, LaidBlocks> {
  const { cell, lanes, motifs, shape } = repeat;
  const bounds = boundsOf(floor.outline);
  const stretches = stretchesOf(floor);
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
      const inColumn = stretches.filter(({ from, to }) => from < right && left < to);
      for (let j = Math.ceil((bounds.y0 - y.to) / cell.y); y.from + j * cell.y < bounds.y1; j += 1) {
        const [bottom, top] = [y.from + j * cell.y, y.to + j * cell.y];
        const place = {
          hand: motif.hand,
          column: i * motifs.length + first.column,
          step: j * lanes.length + first.step,
        };
        const box = { x: { from: left, to: right }, y: { from: bottom, to: top } };
        if (inColumn.some(({ corners }) => holds(corners, box))) {
          whole.push(place);
          continue;
        }
        const near = inColumn.filter(({ corners: [low, , high] }) => low.y < top && bottom < high.y);
        if (near.length === 0) continue;
        const shift: Point = { x: i * cell.x, y: j * cell.y };
        const moved = outline.map((point) => plus(point, shift));
        for (const group of groupsOf(near.map((each) => within(moved, each)))) {
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
export function outlineAt(place: Place, floor: Floor, repeat: Repeat, setOut: SetOut): Polygon {
  const motif = motifAt(place, repeat);
  return motif ? outlineOf(motif, repeat.shape, originOf(floor, setOut)) : [];
}

function outlineOf(motif: Motif, shape: Polygon, origin: Point): Polygon {
  const outline = shape.map((point) => onFloor(point, motif, origin));
  return isMirrored(motif) ? outline.reverse() : outline;
}

const isMirrored = ({ along, across }: Motif): boolean => along.x * across.y < along.y * across.x;

function originOf(floor: Floor, { at }: SetOut): Point {
  const { x0, x1, y0, y1 } = boundsOf(floor.outline);
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
