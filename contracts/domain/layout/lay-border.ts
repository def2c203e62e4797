import { createRng } from '../number/random.ts';
import { BoardStock } from './board-stock.ts';
import type { Bordered, BorderRow } from './border.ts';
import { type LaidRun, type LayingRules, layAtRandom } from './lay-rows.ts';
import type { Outline, Point, Tenths } from './outline.ts';
import { type Row, rowsFrom } from './row-lines.ts';

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

/** How often a border is cut, to take fewer boards: alone, and in each of the many ways of the field before it. */
const TRIES = { alone: 12, after: 3 } as const;

/**
 * Cuts the rows of all walls in random bond, each wall on its own since rows end at its corners. At a wall as long as a board a
 * joint would be seen.
 * @param before what is open already
 * @returns undefined where rows find no joints that the rules allow
 */
export function layBorder(
  walls: Bordered['walls'],
  holes: readonly Outline[],
  job: BorderJob,
  before?: BoardStock,
): LaidBorder | undefined {
  const { rules, kerf, seed } = job;
  const tries = before ? TRIES.after : TRIES.alone;
  const stock = before ?? new BoardStock(rules.board, kerf);
  const inOrder = job.isMirrored ? [...walls.slice(0, -1).reverse(), ...walls.slice(-1)] : walls;
  const all = inOrder.map((rows) => rows.map((row) => seenRow(row, holes, job)));
  let best: LaidBorder | undefined;
  for (let turn = 0; turn < tries; turn += 1) {
    const laid = cutOnce(all, rules, stock, createRng(seed * 1_000 + turn));
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
