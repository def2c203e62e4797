import { createRng } from '../number/random.ts';
import { END_JOINTS_MM } from '../product/laying-figures.ts';
import type { Cut } from './board-stock.ts';
import { boundsOf } from './corners.ts';
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
  readonly seed: number;
}

/** One piece of the floor, as it is cut and laid. */
export interface LaidPiece extends Rect {
  /** counted from 1, from the bottom up; from left to right where boards run across */
  readonly row: number;
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
  /** columns with the gap around them */
  readonly holes: readonly Outline[];
  readonly run: Exclude<Run, 'best'>;
  /** the wall at which each row begins */
  readonly beginsAt: 'left' | 'right' | 'top' | 'bottom';
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

/** Why a room has no layout: nothing is left inside the gap, or the bond leaves too short a piece at a wall. */
export type LayoutFault = 'too small' | 'bond';

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

/** One way of laying rows along x, seen so that they begin at the left wall. */
interface View {
  readonly run: Exclude<Run, 'best'>;
  readonly isMirrored: boolean;
  readonly floor: Floor;
}

interface Found {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly laid: LaidRows;
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
  const { board, kerf, bond } = job;
  const least = leastFor(board.length);
  const rules: LayingRules = { board: board.length, kerf, shortest: least, stagger: least };
  const views = viewsOf(floor, job.run);
  const plans = views.flatMap((view) => rowPlans(view.floor, board.width).map((rows) => ({ view, rows })));
  const rowsInAll = plans.reduce((sum, { rows }) => sum + rows.length, 0);
  const tries = Math.min(TRIES.most, Math.max(TRIES.least, Math.floor(ROWS_TRIED / rowsInAll)));
  const fewest = Math.min(...views.map((view) => fewestBoards(view.floor, board)));
  let best: Found | undefined;
  for (const { view, rows } of plans) {
    const ways =
      bond === 'random'
        ? Array.from(
            { length: tries },
            (_, at) => () => layAtRandom(rows, rules, createRng(job.seed * 1_000 + at)),
          )
        : phasesOf(rows, board.length).map((phase) => () => layEvenly(rows, rules, PARTS[bond], phase));
    for (const way of ways) {
      const laid = way();
      if (laid && (!best || isBetter(laid, best.laid))) best = { view, rows, laid };
      if (best && best.laid.boards === fewest && best.laid.steps === 0) break;
      yield;
    }
  }
  if (!best) return 'bond';
  return { ...drawn(best, floor, job), fewest };
}

/** The same at once. */
export function findLayout(job: LayoutJob): Layout | LayoutFault {
  const search = layoutSearch(job);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The longer side first: of equal layouts the first found stays. */
function viewsOf(floor: Floor, run: Run): readonly View[] {
  const { x0, x1, y0, y1 } = boundsOf(floor.outline);
  const both = x1 - x0 >= y1 - y0 ? (['along', 'across'] as const) : (['across', 'along'] as const);
  return both
    .filter((each) => run === 'best' || run === each)
    .flatMap((each) => {
      const view = { run: each, isMirrored: false, floor: each === 'along' ? floor : turned(floor) };
      const image = mirroredFloor(view.floor);
      // a rectangle is its own mirror image
      return cornersText(image) === cornersText(view.floor)
        ? [view]
        : [view, { ...view, isMirrored: true, floor: image }];
    });
}

/** The ways in which rows can lie: those without slivers where walls turn, or else with the widest. */
function rowPlans(floor: Floor, board: Tenths): readonly (readonly Row[])[] {
  const plans = firstRowWidths(floor, board).map((first) => rowsFrom(floor, board, first));
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
  (a.boards - b.boards || a.steps - b.steps || a.crossCuts - b.crossCuts) < 0;

/** Rows as pieces, seen as the room is: neither mirrored nor turned. */
function drawn({ view, rows, laid }: Found, floor: Floor, { board }: LayoutJob): Omit<Layout, 'fewest'> {
  const { y0, y1 } = boundsOf(floor.outline);
  const { x0, x1 } = boundsOf(view.floor.outline);
  const isAlong = view.run === 'along';
  const toRoom = ({ x, y, length, width }: Rect): Rect => {
    const left = view.isMirrored ? x0 + x1 - x - length : x;
    if (isAlong) return { x: left, y, length, width };
    return { x: y, y: y0 + y1 - left - length, length: width, width: length };
  };
  const pointToRoom = ({ x, y }: Point): Point => {
    const left = view.isMirrored ? x0 + x1 - x : x;
    return isAlong ? { x: left, y } : { x: y, y: y0 + y1 - left };
  };
  const partToRoom = (part: Polygon): Polygon => {
    const corners = part.map(pointToRoom);
    return view.isMirrored ? corners.reverse() : corners;
  };
  const pieces = laid.rows.flatMap((runs, at) => {
    const row = rows[at];
    return row ? piecesOf(row, at + 1, runs) : [];
  });
  const isUsable = ({ from, to }: Cut) =>
    (from === 0 || to === board.length) && to - from >= leastFor(board.length);
  return {
    floor: floor.outline,
    holes: floor.holes,
    run: view.run,
    beginsAt: isAlong ? (view.isMirrored ? 'right' : 'left') : view.isMirrored ? 'bottom' : 'top',
    rows: rows.length,
    pieces: pieces.map((piece) => ({ ...piece, ...toRoom(piece), parts: piece.parts.map(partToRoom) })),
    boards: laid.boards,
    crossCuts: laid.crossCuts,
    rips: pieces.filter(({ width, parts }) => parts.length > 1 || width < board.width).length,
    offcuts: laid.offcuts.filter(isUsable).sort((a, b) => b.to - b.from - (a.to - a.from)),
    area: floorArea(floor),
  };
}

function piecesOf(row: Row, number: number, runs: readonly LaidRun[]): LaidPiece[] {
  let place = 0;
  return runs.flatMap(({ from, cuts }) => {
    let x = from;
    return cuts.map((cut, at): LaidPiece => {
      const length = cut.to - cut.from;
      const parts = partsOf(row, x, x + length);
      const box = boxOf(parts.flat());
      const y = Math.floor(box.y.from);
      const width = Math.ceil(box.y.to) - y;
      place += 1;
      const piece = { row: number, place, kind: kindOf(at, cuts), cut, x, y, length, width, parts };
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
