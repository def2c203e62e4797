import { areApart, boxOf, type Polygon, sizeOf } from './polygon.ts';

/** Pieces of one shape, which can be cut from blocks in the same ways. */
export interface PieceShape {
  /** hundredths of a square millimetre */
  readonly size: number;
  /** where on a block it can be cut, each as convex parts; the first as it lies */
  readonly ways: readonly (readonly Polygon[])[];
}

/** What is cut from one block: indices of the pieces, and the way in which each is cut. */
export interface CutBlock {
  readonly pieces: readonly number[];
  readonly cuttings: readonly Cutting[];
}

interface Cutting {
  readonly shape: number;
  readonly way: number;
}

/** How blocks can be turned without a difference: panels by quarters, or by half if they are longer than wide. */
export type Turns = 'none' | 'half' | 'quarter';

/** Shapes that differ by less than this are cut the same, in tenths of a millimetre. */
const SAME = 0.5;

export interface Shapes {
  readonly shapes: readonly PieceShape[];
  /** of each piece its shape, by index */
  readonly of: readonly number[];
}

/** @param pieces each as convex parts on its block */
export function shapesOf(pieces: readonly (readonly Polygon[])[], block: Polygon, turns: Turns): Shapes {
  const known = new Map<string, number>();
  const shapes: PieceShape[] = [];
  const of = pieces.map((parts) => {
    // turned panels are one shape
    const ways = turns === 'none' ? [parts] : turned(parts, block, turns);
    const key = ways.map(keyOf).sort()[0] ?? '';
    const at = known.get(key) ?? shapes.length;
    if (at === shapes.length) {
      known.set(key, at);
      const size = parts.reduce((sum, part) => sum + sizeOf(part), 0);
      shapes.push({ size, ways: turns === 'none' ? slid(parts, block) : ways });
    }
    return at;
  });
  return { shapes, of };
}

const keyOf = (parts: readonly Polygon[]): string =>
  parts
    .map((part) =>
      part
        .map(({ x, y }) => `${Math.round(x / SAME)} ${Math.round(y / SAME)}`)
        .sort()
        .join(),
    )
    .join(';');

/** A corner this near to an end of its block is on it. */
const ON_END = 0.01;

/** How far a piece of a handed block is from its foot and its head, which chevron cuts at a slant; both 0 or more. */
export function restsAtEnds(parts: readonly Polygon[], block: Polygon) {
  const [foot, head, , lean] = block;
  const slant = lean && lean.y > 0 ? lean.x / lean.y : 0;
  const from = parts.flatMap((part) => part.map(({ x, y }) => x - y * slant));
  return {
    foot: Math.min(...from) - (foot?.x ?? 0),
    head: (head?.x ?? 0) - Math.max(...from),
  };
}

/** A piece that needs neither end of its block can be cut anywhere along it: where it lies, or at either end. */
function slid(parts: readonly Polygon[], block: Polygon): PieceShape['ways'] {
  const { foot, head } = restsAtEnds(parts, block);
  if (foot < ON_END || head < ON_END) return [parts];
  return [0, -foot, head].map((shift) => parts.map((part) => part.map(({ x, y }) => ({ x: x + shift, y }))));
}

function turned(parts: readonly Polygon[], block: Polygon, turns: 'half' | 'quarter'): PieceShape['ways'] {
  const { x, y } = boxOf(block);
  const quarter = (polygon: Polygon): Polygon => polygon.map((point) => ({ x: y.to - point.y, y: point.x }));
  const half = (polygon: Polygon): Polygon =>
    polygon.map((point) => ({ x: x.to - point.x, y: y.to - point.y }));
  const byHalf = parts.map(half);
  if (turns === 'half') return [parts, byHalf];
  return [parts, byHalf, parts.map(quarter), byHalf.map(quarter)];
}

/** Whether two pieces can be cut from one block; each pair is worked out once. @param block its size */
export function fitting({ shapes }: Shapes, kerf: number, block: number) {
  const known = new Map<string, boolean>();
  const partsOf = ({ shape, way }: Cutting) => shapes[shape]?.ways[way] ?? [];
  const canBoth = (a: Cutting, b: Cutting): boolean => {
    const key = `${a.shape} ${a.way} ${b.shape} ${b.way}`;
    const fit =
      known.get(key) ?? partsOf(a).every((part) => partsOf(b).every((other) => areApart(part, other, kerf)));
    known.set(key, fit);
    return fit;
  };
  const cuttingsOf = (shape: number): Cutting[] =>
    (shapes[shape]?.ways ?? []).map((_, way) => ({ shape, way }));
  return {
    /** @returns the first way in which the shape can be cut beside what is cut already */
    beside: (cuttings: readonly Cutting[], shape: number): Cutting | undefined =>
      cuttingsOf(shape).find((each) => cuttings.every((cutting) => canBoth(cutting, each))),
    canShare: (a: number, b: number): boolean =>
      (shapes[a]?.size ?? 0) + (shapes[b]?.size ?? 0) < block &&
      cuttingsOf(a).some((one) => cuttingsOf(b).some((other) => canBoth(one, other))),
  };
}

/** Pieces of one shape. */
export interface Batch {
  readonly shape: number;
  readonly pieces: readonly number[];
}

interface CutJob {
  readonly shapes: Shapes;
  readonly fits: ReturnType<typeof fitting>;
  /** a block's size, in hundredths of a square millimetre */
  readonly block: number;
}

/** How often pieces are cut in another order, to need fewer blocks. */
const TRIES = 5;

/**
 * Cuts pieces of one hand from blocks: large ones first, each from the block on which it leaves least. Two pieces share a block
 * where one straight cut parts them.
 */
export function cutBlocks(batches: readonly Batch[], job: CutJob, random: () => number): readonly CutBlock[] {
  const least = fewestFor(batches, job);
  let best: readonly CutBlock[] | undefined;
  for (let turn = 0; turn < TRIES && (!best || best.length > least); turn += 1) {
    const weights = new Map(
      batches.map(({ shape }) => [shape, sizeIn(job, shape) * (turn === 0 ? 1 : 0.7 + 0.6 * random())]),
    );
    const weightOf = ({ shape }: Batch) => weights.get(shape) ?? 0;
    const tried = cutInOrder(
      [...batches].sort((a, b) => weightOf(b) - weightOf(a)),
      job,
    );
    if (!best || tried.length < best.length) best = tried;
  }
  return best ?? [];
}

/** No cutting takes fewer blocks: by area, or by pieces of which no two can share a block. */
export function fewestFor(batches: readonly Batch[], job: CutJob): number {
  const area = batches.reduce((sum, { shape, pieces }) => sum + sizeIn(job, shape) * pieces.length, 0);
  const alone: number[] = [];
  let apart = 0;
  for (const { shape, pieces } of [...batches].sort((a, b) => b.pieces.length - a.pieces.length)) {
    if (alone.some((other) => job.fits.canShare(shape, other))) continue;
    alone.push(shape);
    apart += job.fits.canShare(shape, shape) ? 1 : pieces.length;
  }
  // sizes are not whole, so blocks that are filled exactly may seem to be filled a little more
  return Math.max(apart, Math.ceil(area / job.block - 1e-6));
}

const sizeIn = ({ shapes }: CutJob, shape: number): number => shapes.shapes[shape]?.size ?? 0;

/** Blocks that are cut alike so far. */
interface OpenBlocks {
  readonly cuttings: readonly Cutting[];
  readonly left: number;
  readonly blocks: (readonly number[])[];
}

function cutInOrder(batches: readonly Batch[], job: CutJob): CutBlock[] {
  const open = new Map<string, OpenBlocks>();
  for (const { shape, pieces } of batches) {
    const size = sizeIn(job, shape);
    for (let at = 0; at < pieces.length; ) {
      let from: OpenBlocks = { cuttings: [], left: job.block, blocks: [] };
      let cutting: Cutting = { shape, way: 0 };
      for (const each of open.values()) {
        const isCloser = each.left >= size && (from.blocks.length === 0 || each.left < from.left);
        const beside = isCloser && each.blocks.length > 0 && job.fits.beside(each.cuttings, shape);
        if (beside) [from, cutting] = [each, beside];
      }
      const cuttings = [...from.cuttings, cutting];
      const key = cuttings.map((each) => `${each.shape}.${each.way}`).join();
      const to = open.get(key) ?? { cuttings, left: from.left - size, blocks: [] };
      open.set(key, to);
      // of new blocks one at a time, since the next piece may fit on it
      const count = Math.max(1, Math.min(from.blocks.length, pieces.length - at));
      for (const piece of pieces.slice(at, at + count)) to.blocks.push([...(from.blocks.pop() ?? []), piece]);
      at += count;
    }
  }
  return [...open.values()].flatMap(({ cuttings, blocks }) =>
    blocks.map((pieces): CutBlock => ({ pieces, cuttings })),
  );
}
