import { createRng } from '../number/random.ts';
import { END_JOINTS_MM } from '../product/laying-figures.ts';
import type { Centre } from './block-pattern.ts';
import { BoardStock, type Cut, numbering } from './board-stock.ts';
import { type Bordered, bordered, type Wall } from './border.ts';
import { boundsOf } from './corners.ts';
import { type LaidBorder, layBorder } from './lay-border.ts';
import { type LaidRows, type LaidRun, type LayingRules, layAtRandom, layEvenly } from './lay-rows.ts';
import {
  cornersText,
  type Floor,
  floorArea,
  inset,
  mirroredFloor,
  type Outline,
  type Point,
  type Rect,
  type Tenths,
  turned,
} from './outline.ts';
import { boxOf, groupsOf, type Polygon, within } from './polygon.ts';
import { fewestBoards, firstRowWidths, narrowest, type Row, rowsFrom } from './row-lines.ts';

/** Where the joints of neighbouring rows lie: anywhere far enough apart, or half or a third of a board further. */
export const BONDS = ['random', 'half', 'third'] as const;
export type Bond = (typeof BONDS)[number];

/** Which way boards run: as needs fewest boards, or along or across the room's length. */
export const RUNS = ['best', 'along', 'across'] as const;
export type Run = (typeof RUNS)[number];

/** What a layout is asked for. */
export interface LayoutJob {
  /** the room from wall to wall; its length lies along x */
  readonly room: Outline;
  /** columns and hearths, around which the floor lies */
  readonly columns?: readonly Outline[];
  /** left free at every wall and around columns */
  readonly gap: Tenths;
  readonly board: { readonly length: Tenths; readonly width: Tenths };
  readonly kerf: Tenths;
  readonly bond: Bond;
  readonly run: Run;
  /** other than best, rows lie alike on both sides of the centre line */
  readonly centre?: Centre;
  /** rows of boards along the walls; none unless it is said */
  readonly border?: number;
  readonly seed: number;
}

/** One piece of the floor, as it is cut and laid. */
export interface LaidPiece extends Rect {
  /** counted from 1, from the bottom up; from left to right where boards run across; those of a border come last */
  readonly row: number;
  /** of a border; the field's have none */
  readonly wall?: Wall;
  /** the way to the right, seen with the first row nearest, or the wall of a border */
  readonly along: Point;
  /** how wide it is across its row */
  readonly across: Tenths;
  /** counted from 1 in its row, in the order of laying */
  readonly place: number;
  readonly kind: 'whole' | 'start' | 'end' | 'single';
  /** its board and which part of its length this is, from the end that lies towards the wall at which rows begin: the left one, seen in the direction of laying */
  readonly cut: Cut;
  /** the piece without what walls take of it: one convex part, or several where a wall turns */
  readonly parts: readonly Polygon[];
}

export interface Layout {
  /** the floor without the gap */
  readonly floor: Outline;
  /** what the border leaves of it: all of it if there is no border */
  readonly field: Outline;
  /** columns with the gap around them */
  readonly holes: readonly Outline[];
  readonly run: Exclude<Run, 'best'>;
  /** the wall at which each row begins */
  readonly beginsAt: 'left' | 'right' | 'top' | 'bottom';
  /** of the field */
  readonly rows: number;
  /** in the order of laying */
  readonly pieces: readonly LaidPiece[];
  /** boards of which something is used */
  readonly boards: number;
  /** no layout of this floor in straight rows takes fewer */
  readonly fewest: number;
  readonly crossCuts: number;
  /** pieces that are ripped along, or notched where a wall turns */
  readonly rips: number;
  /** offcuts that could still begin or end a row, longest first */
  readonly offcuts: readonly Cut[];
  /** hundredths of a square millimetre of the floor without the gap */
  readonly area: number;
}

/** Why a room has no layout: nothing is left inside the gap or the border, or the bond leaves too short a piece at a wall. */
export type LayoutFault = 'too small' | 'border' | 'bond';

/** The shortest piece and the least stagger of long boards; boards shorter than four times as long get a quarter of a board. */
const LEAST: Tenths = 10 * END_JOINTS_MM;
export const leastFor = (board: Tenths): Tenths => Math.min(LEAST, Math.floor(board / 4));

const PARTS = { half: 2, third: 3 } as const;
/** Distance of the starts that are tried in half and third bond. */
const PHASE_STEP: Tenths = 200;
/** Rows that all tries of random bond lay together, so that a large room takes no longer than a second or two. */
const ROWS_TRIED = 12_000;
const TRIES = { least: 24, most: 100 } as const;
/** A row that a turning wall leaves narrower than this part of a board is avoided. */
const SLIVER = 3;

/** Lays the field's rows with what is open already. */
type LayField = (before: BoardStock) => LaidRows | undefined;

/** One way of laying rows along x, seen so that they begin at the left wall. */
interface View {
  readonly run: Exclude<Run, 'best'>;
  readonly isMirrored: boolean;
  /** the field */
  readonly floor: Floor;
  /** cut first, so that what is left of its boards begins and ends rows */
  readonly border: LaidBorder;
  /** cut from what is left of the field's boards */
  readonly borderFrom: (before: BoardStock) => LaidBorder | undefined;
}

interface Found {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly laid: Laid;
}

/** Rows of the field and of its border, and the boards of both. */
interface Laid extends LaidRows {
  readonly border: LaidBorder;
}

/**
 * Searches for the layout with the fewest boards: over the directions left open, both walls at which rows can begin, the widths
 * of the first row, and starts or seeds. Of equal ones it prefers fewer steps, then fewer cuts, then rows along the longer side.
 * It yields after each try, so that the caller can do other things in between. The same job has the same layout, and a mirrored
 * room the same boards.
 */
export function* layoutSearch(job: LayoutJob): Generator<undefined, Layout | LayoutFault> {
  const floor = inset({ outline: job.room, holes: job.columns ?? [] }, job.gap);
  if (!floor) return 'too small';
  const { board, bond, centre = 'best' } = job;
  const least = leastFor(board.length);
  const rules: LayingRules = { board: board.length, shortest: least, stagger: least };
  const inBorder = bordered(floor, job.border ?? 0, board.width, Math.round);
  const views = inBorder && viewsOf(floor, inBorder, job, rules);
  if (!views) return 'border';
  const plans = views.flatMap((view) =>
    rowPlans(view.floor, board.width, centre !== 'best').map((rows) => ({ view, rows })),
  );
  const rowsInAll = plans.reduce((sum, { rows }) => sum + rows.length, 0);
  const tries = Math.min(TRIES.most, Math.max(TRIES.least, Math.floor(ROWS_TRIED / rowsInAll)));
  const border = floorArea(floor) - floorArea(inBorder.field);
  const fewest = Math.min(...views.map((view) => fewestBoards(view.floor, board, border)));
  let best: Found | undefined;
  for (const { view, rows } of plans) {
    const inBorderFirst = (lay: LayField): Laid | undefined => {
      const laid = lay(view.border.stock);
      return laid && { ...laid, border: view.border };
    };
    const inFieldFirst = (lay: LayField): Laid | undefined => {
      const laid = lay(new BoardStock(board.length, job.kerf));
      if (!laid || (best && laid.stock.opened >= best.laid.stock.opened)) return undefined;
      const border = view.borderFrom(laid.stock);
      return border && { ...laid, stock: border.stock, border };
    };
    const ways =
      bond === 'random'
        ? Array.from(
            { length: tries },
            (_, at) => () =>
              inBorderFirst((stock) => layAtRandom(rows, rules, createRng(job.seed * 1_000 + at), stock)),
          )
        : phasesOf(rows, board.length).flatMap((phase) => {
            const lay: LayField = (stock) => layEvenly(rows, rules, PARTS[bond], phase, stock);
            return [() => inBorderFirst(lay), ...(job.border ? [() => inFieldFirst(lay)] : [])];
          });
    for (const way of ways) {
      const laid = way();
      if (laid && (!best || isBetter(laid, best.laid))) best = { view, rows, laid };
      if (best && best.laid.stock.opened === fewest && best.laid.steps === 0) break;
      yield;
    }
  }
  if (!best) return 'bond';
  return { ...drawn(best, floor, inBorder.field.outline, job), fewest };
}

/**
 * The longer side first: of equal layouts the first found stays. What is left of a border's boards begins and ends the rows.
 * @returns undefined where the border finds no joints
 */
function viewsOf(
  floor: Floor,
  { field, walls }: Bordered,
  { run, kerf, seed }: LayoutJob,
  rules: LayingRules,
): readonly View[] | undefined {
  const { x0, x1, y0, y1 } = boundsOf(field.outline);
  const both = x1 - x0 >= y1 - y0 ? (['along', 'across'] as const) : (['across', 'along'] as const);
  const laidFrom = (isMirrored: boolean) => {
    const borderFrom = (before?: BoardStock) =>
      layBorder(walls, floor.holes, { isMirrored, slant: 0, rules, kerf, seed }, before);
    const border = borderFrom();
    return border && { border, borderFrom };
  };
  const [from, fromMirrored] = [laidFrom(false), laidFrom(true)];
  if (!from || !fromMirrored) return undefined;
  return both
    .filter((each) => run === 'best' || run === each)
    .flatMap((each): View[] => {
      const view = { run: each, isMirrored: false, floor: each === 'along' ? field : turned(field), ...from };
      const mirrored = mirroredFloor(view.floor);
      // a rectangle is its own mirror image
      return cornersText(mirrored) === cornersText(view.floor)
        ? [view]
        : [view, { ...view, isMirrored: true, floor: mirrored, ...fromMirrored }];
    });
}

/** The ways in which rows can lie: those without slivers where walls turn, or else with the widest. */
function rowPlans(floor: Floor, board: Tenths, isCentred: boolean): readonly (readonly Row[])[] {
  const plans = firstRowWidths(floor, board, isCentred).map((first) => rowsFrom(floor, board, first));
  const widths = plans.map((rows) => Math.min(narrowest(rows), Math.ceil(board / SLIVER)));
  return plans.filter((_, at) => widths[at] === Math.max(...widths));
}

/** Where joints of half and third bond may lie: in steps, and so that whole boards begin or end a run. */
function phasesOf(rows: readonly Row[], board: Tenths): readonly Tenths[] {
  const walls = rows.flatMap(({ runs }) => runs.flatMap(({ from, to }) => [from % board, to % board]));
  const steps = Array.from({ length: Math.ceil(board / PHASE_STEP) }, (_, at) => at * PHASE_STEP);
  return [...new Set([...walls, ...steps])];
}

const isBetter = (a: LaidRows, b: LaidRows): boolean =>
  (a.stock.opened - b.stock.opened || a.steps - b.steps || a.stock.crossCuts - b.stock.crossCuts) < 0;

/** Rows as pieces, seen as the room is: neither mirrored nor turned. */
function drawn(
  { view, rows, laid }: Found,
  floor: Floor,
  field: Outline,
  { board }: LayoutJob,
): Omit<Layout, 'fewest'> {
  const { y0, y1 } = boundsOf(field);
  const { x0, x1 } = boundsOf(view.floor.outline);
  const { isMirrored } = view;
  const isAlong = view.run === 'along';
  const pointToRoom = ({ x, y }: Point): Point => {
    const left = isMirrored ? x0 + x1 - x : x;
    return isAlong ? { x: left, y } : { x: y, y: y0 + y1 - left };
  };
  const placed = (piece: PieceInRow, toRoom: typeof pointToRoom, along: Point) => {
    const { x, y, length, across, parts, ...rest } = piece;
    const [low, high] = [
      { x, y },
      { x: x + length, y: y + across },
    ];
    const box = boxOf([low, { ...low, x: high.x }, high, { ...low, y: high.y }].map(toRoom));
    return {
      ...rest,
      along,
      // a border at a slanting wall is rounded to a tenth
      across: Math.min(across, board.width),
      x: box.x.from,
      y: box.y.from,
      length: box.x.to - box.x.from,
      width: box.y.to - box.y.from,
      parts: parts.map((part) => {
        const corners = part.map(toRoom);
        return isMirrored ? corners.reverse() : corners;
      }),
    };
  };
  const along = isAlong ? { x: 1, y: 0 } : { x: 0, y: -1 };
  const inField = laid.rows.flatMap((runs, at) => {
    const row = rows[at];
    return row ? piecesOf(row, at + 1, runs).map((piece) => placed(piece, pointToRoom, along)) : [];
  });
  const inBorder = laid.border.rows.flatMap(({ row, runs, wall, along, toRoom }, at) =>
    piecesOf(row, rows.length + at + 1, runs).map((piece) => ({ ...placed(piece, toRoom, along), wall })),
  );
  const numberOf = numbering();
  const pieces = [...inField, ...inBorder].map(
    ({ cut, ...piece }): LaidPiece => ({ ...piece, cut: { ...cut, board: numberOf(cut.board) } }),
  );
  const isUsable = ({ from, to }: Cut) =>
    (from === 0 || to === board.length) && to - from >= leastFor(board.length);
  return {
    floor: floor.outline,
    field,
    holes: floor.holes,
    run: view.run,
    beginsAt: isAlong ? (isMirrored ? 'right' : 'left') : isMirrored ? 'bottom' : 'top',
    rows: rows.length,
    pieces,
    boards: laid.stock.opened,
    crossCuts: laid.stock.crossCuts,
    rips: pieces.filter(({ across, parts }) => parts.length > 1 || across < board.width).length,
    offcuts: laid.stock.offcuts.filter(isUsable).sort((a, b) => b.to - b.from - (a.to - a.from)),
    area: floorArea(floor),
  };
}

/** A piece as it is seen in its row, from the bottom up. */
interface PieceInRow extends Omit<LaidPiece, 'along' | 'wall' | 'width'> {}

/** Float noise of a coordinate beside a slanting wall, in tenths of a millimetre. */
const FLOAT = 1e-6;

export function piecesOf(row: Row, number: number, runs: readonly LaidRun[]): PieceInRow[] {
  let place = 0;
  return runs.flatMap(({ from, cuts }) => {
    let x = from;
    return cuts.map((cut, at): PieceInRow => {
      const length = cut.to - cut.from;
      const parts = partsOf(row, x, x + length);
      const box = boxOf(parts.flat());
      const y = Math.floor(box.y.from + FLOAT);
      const across = Math.ceil(box.y.to - FLOAT) - y;
      place += 1;
      const piece = { row: number, place, kind: kindOf(at, cuts), cut, x, y, length, across, parts };
      x += length;
      return piece;
    });
  });
}

function kindOf(at: number, cuts: readonly Cut[]): LaidPiece['kind'] {
  if (cuts.length === 1) return 'single';
  if (at === 0) return 'start';
  return at === cuts.length - 1 ? 'end' : 'whole';
}

/** What of a stretch of a row lies within its walls. */
function partsOf({ y0, y1, bands }: Row, from: Tenths, to: Tenths): readonly Polygon[] {
  const board: Polygon = [
    { x: from, y: y0 },
    { x: to, y: y0 },
    { x: to, y: y1 },
    { x: from, y: y1 },
  ];
  const inBands = bands.flatMap(({ spans }) => spans.map((span) => within(board, span)));
  return groupsOf(inBands).flatMap(({ parts }) => parts);
}
