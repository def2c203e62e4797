import { createRng } from '../number/random.ts';
import {
  type Block,
  type BlockPattern,
  type Centre,
  type Hand,
  type Repeat,
  repeatOf,
  type SetOut,
} from './block-pattern.ts';
import { numbering } from './board-stock.ts';
import { bordered, type Wall } from './border.ts';
import { type BorderBlock, borderBlocks } from './border-blocks.ts';
import { boundsOf } from './corners.ts';
import {
  type Batch,
  type CutBlock,
  cutBlocks,
  fewestFor,
  fitting,
  restsAtEnds,
  type Shapes,
  shapesOf,
  type Turns,
} from './cut-blocks.ts';
import { leastFor, type Run } from './find-layout.ts';
import { canHaveBorder } from './floor-to-lay.ts';
import { layBlocks, motifAt, outlineAt, type PieceInPlace, type Place } from './lay-blocks.ts';
import {
  cornersText,
  type Floor,
  floorArea,
  inset,
  mirroredFloor,
  type Outline,
  type Point,
  type Tenths,
  turned,
} from './outline.ts';
import { boxOf, type Polygon, sizeOf } from './polygon.ts';

/** What a layout in a pattern is asked for. */
export interface PatternJob {
  readonly pattern: BlockPattern;
  /** the room from wall to wall; its length lies along x */
  readonly room: Outline;
  /** columns and hearths, around which the floor lies */
  readonly columns?: readonly Outline[];
  /** left free at every wall and around columns */
  readonly gap: Tenths;
  readonly block: Block;
  readonly kerf: Tenths;
  /** which way rows run; panels have no direction */
  readonly run: Run;
  readonly centre: Centre;
  /** rows of blocks along the walls; none unless it is said */
  readonly border?: number;
  readonly seed: number;
}

/** One piece of the floor. */
export interface PatternPiece {
  /** counted from 1, in the order of laying: on the centre line, then outwards, and a border last; panels go in steps from the crossing */
  readonly course: number;
  /** counted from 1 in its course */
  readonly place: number;
  /** of the centre line, seen with the rows running away; panels have none */
  readonly side: 'centre' | 'left' | 'right' | 'border';
  /** of a border; the field's have none */
  readonly wall?: Wall;
  readonly hand: Hand;
  /** blocks are numbered from 1, in the order in which they are first laid; two pieces with one number are cut from one block */
  readonly block: number;
  /** 0 for a whole block, else the same for pieces that are cut the same, from 1 in the order of laying */
  readonly shape: number;
  /** on the floor, anticlockwise */
  readonly outline: Polygon;
  /** as convex parts on its block: x along it from its foot, y across it from its lower edge */
  readonly parts: readonly Polygon[];
}

export interface PatternLayout {
  /** the floor without the gap */
  readonly floor: Outline;
  /** what the border leaves of it: all of it if there is no border */
  readonly field: Outline;
  /** columns with the gap around them */
  readonly holes: readonly Outline[];
  readonly run: Exclude<Run, 'best'>;
  /** the wall from which rows run away: left and right are named as seen from there */
  readonly seenFrom: 'bottom' | 'left' | 'right';
  readonly centre: SetOut['centre'];
  readonly courses: number;
  /** in the order of laying */
  readonly pieces: readonly PatternPiece[];
  /** blocks of which something is used, by hand; panels are all without one */
  readonly used: Readonly<Record<Hand, number>>;
  /** blocks to have: as many left as right, since packs hold both in equal numbers */
  readonly boards: number;
  /** no cutting of the pattern, set out in any of the ways asked for, takes fewer */
  readonly fewest: number;
  readonly whole: number;
  /** the longest straight pieces left of blocks, a quarter of a block or more, longest first */
  readonly offcuts: readonly Tenths[];
  /** hundredths of a square millimetre of the floor without the gap */
  readonly area: number;
  /** a block before it is cut */
  readonly shape: Polygon;
}

/** A pattern laid and cut in one way. */
interface Tried {
  readonly run: Exclude<Run, 'best'>;
  readonly view: Floor;
  readonly setOut: SetOut;
  readonly laid: Laid;
  readonly shapes: Shapes;
  readonly blocks: readonly (CutBlock & { readonly hand: Hand })[];
  readonly used: PatternLayout['used'];
}

/** Blocks of the field and of its border. */
interface Laid {
  readonly whole: readonly (Place | BorderBlock)[];
  readonly cut: readonly (PieceInPlace | BorderBlock)[];
}

/** Why a room has no layout: nothing is left inside the gap or the border. */
export type PatternFault = 'too small' | 'border';

/**
 * Lays a pattern from the room's centre lines, in every way of setting out that is left open, and takes that with the fewest blocks;
 * of equal ones, that with fewer cut pieces, then rows along the longer side. It yields after each row, so that the caller can do
 * other things in between. The same job has the same layout. Of a room and its mirror image one is searched, so that the other has
 * the mirrored layout, with left and right exchanged.
 */
export function* patternSearch(job: PatternJob): Generator<undefined, PatternLayout | PatternFault> {
  const inRoom = inset({ outline: job.room, holes: job.columns ?? [] }, job.gap);
  if (!inRoom) return 'too small';
  const image = mirroredFloor(inRoom);
  const isMirrored = cornersText(image) < cornersText(inRoom);
  const floor = isMirrored ? image : inRoom;
  const repeat = repeatOf(job.pattern, job.block);
  const lines = canHaveBorder(job.pattern) ? (job.border ?? 0) : 0;
  const inBorder = bordered(floor, lines, job.block.width, (exact) => exact);
  const border = inBorder && borderBlocks(inBorder, floor.holes, { ...job, shape: repeat.shape });
  if (!border) return 'border';
  const { field } = inBorder;
  let best: Tried | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const run of runsOf(field, job)) {
    const view = run === 'along' ? turned(field) : field;
    for (const setOut of setOutsOf(view, repeat, job)) {
      const { least, ...tried } = yield* laidAndCut({ view, repeat, setOut, border }, job);
      fewest = Math.min(fewest, inEqualNumbers(least));
      if (!best || isBetter(tried, best)) best = { run, ...tried };
    }
  }
  if (!best) return 'too small';
  const layout = { ...drawn(best, floor, field.outline, repeat), fewest };
  return isMirrored ? inMirror(layout) : layout;
}

const OTHER = {
  left: 'right',
  right: 'left',
  none: 'none',
  centre: 'centre',
  border: 'border',
  bottom: 'bottom',
  top: 'top',
} as const;

function inMirror(layout: PatternLayout): PatternLayout {
  const { x0, x1 } = boundsOf(layout.floor);
  const { left, right, none } = layout.used;
  const mirrored = (ring: Polygon) => ring.map(({ x, y }) => ({ x: x0 + x1 - x, y })).reverse();
  return {
    ...layout,
    floor: mirrored(layout.floor),
    field: mirrored(layout.field),
    holes: layout.holes.map(mirrored),
    seenFrom: OTHER[layout.seenFrom],
    pieces: layout.pieces.map((piece) => ({
      ...piece,
      hand: OTHER[piece.hand],
      side: OTHER[piece.side],
      ...(piece.wall && { wall: OTHER[piece.wall] }),
      outline: mirrored(piece.outline),
    })),
    used: { left: right, right: left, none },
  };
}

interface LaidOut extends Pick<Tried, 'view' | 'setOut'> {
  readonly repeat: Repeat;
  readonly border: readonly BorderBlock[];
}

function* laidAndCut({ view, repeat, setOut, border }: LaidOut, job: PatternJob) {
  const { whole, cut } = yield* layBlocks(view, repeat, setOut);
  const laid: Laid = {
    whole: [...whole, ...border.filter(({ isWhole }) => isWhole)],
    cut: [...cut, ...border.filter(({ isWhole }) => !isWhole)],
  };
  const shapes = shapesOf(
    laid.cut.map(({ parts }) => parts),
    repeat.shape,
    turnsOf(job),
  );
  const block = sizeOf(repeat.shape);
  const cutting = { shapes, fits: fitting(shapes, job.kerf, block), block };
  const blocks: (CutBlock & { readonly hand: Hand })[] = [];
  const used = { left: 0, right: 0, none: 0 };
  const least = { left: 0, right: 0, none: 0 };
  for (const hand of HANDS) {
    const whole = laid.whole.filter((place) => place.hand === hand).length;
    const batches = batchesOf(laid, shapes, hand);
    const cut = cutBlocks(batches, cutting, createRng(job.seed));
    blocks.push(...cut.map((each) => ({ ...each, hand })));
    used[hand] = whole + cut.length;
    least[hand] = whole + fewestFor(batches, cutting);
    yield;
  }
  return { view, setOut, laid, shapes, blocks, used, least };
}

const HANDS = ['left', 'right', 'none'] as const;

function batchesOf({ cut }: Laid, { of }: Shapes, hand: Hand): Batch[] {
  const batches = new Map<number, number[]>();
  for (const [piece, place] of cut.entries()) {
    const shape = of[piece];
    if (place.hand !== hand || shape === undefined) continue;
    const pieces = batches.get(shape) ?? [];
    pieces.push(piece);
    batches.set(shape, pieces);
  }
  return [...batches].map(([shape, pieces]) => ({ shape, pieces }));
}

const isBetter = (a: Pick<Tried, 'used' | 'laid'>, b: Pick<Tried, 'used' | 'laid'>): boolean =>
  (inEqualNumbers(a.used) - inEqualNumbers(b.used) || a.laid.cut.length - b.laid.cut.length) < 0;

const inEqualNumbers = ({ left, right, none }: PatternLayout['used']): number =>
  none + 2 * Math.max(left, right);

const turnsOf = ({ pattern, block }: PatternJob): Turns => {
  if (pattern.kind !== 'panels') return 'none';
  return block.length === block.width ? 'quarter' : 'half';
};

/** The longer side first: of equal layouts the first found stays. */
function runsOf(floor: Floor, { pattern, run }: PatternJob): readonly Exclude<Run, 'best'>[] {
  if (pattern.kind === 'panels') return ['across'];
  if (run !== 'best') return [run];
  const { x0, x1, y0, y1 } = boundsOf(floor.outline);
  return x1 - x0 >= y1 - y0 ? ['along', 'across'] : ['across', 'along'];
}

/** Where panels have a choice, the cuts at the outer walls are half a panel or wider. */
function setOutsOf(view: Floor, repeat: Repeat, { pattern, block, centre }: PatternJob): readonly SetOut[] {
  const text = cornersText(view);
  const looksTheSame = {
    'by half a turn': cornersText(turned(turned(view))) === text,
    'in a mirror': cornersText(mirroredFloor(view)) === text,
  };
  const setOuts = repeat.setOuts.filter(({ repeats }) => !repeats || !looksTheSame[repeats]);
  if (centre !== 'best') return setOuts.filter((setOut) => setOut.centre === centre);
  if (pattern.kind !== 'panels') return setOuts;
  const { x0, x1, y0, y1 } = boundsOf(view.outline);
  const isWide = (side: Tenths, panel: Tenths, at: number) => {
    const rest = (side / 2 + (panel - at)) % panel;
    return side < panel || rest === 0 || 2 * rest >= panel;
  };
  const wide = setOuts.filter(
    ({ at }) => isWide(x1 - x0, block.length, at.x) && isWide(y1 - y0, block.width, at.y),
  );
  return wide.length > 0 ? wide : setOuts;
}

/** Pieces as the room is, in the order of laying, with their blocks. */
function drawn(
  { run, view, setOut, laid, shapes, blocks, used }: Tried,
  floor: Floor,
  field: Outline,
  repeat: Repeat,
): Omit<PatternLayout, 'fewest'> {
  const { y0, y1 } = boundsOf(field);
  const toRoom = ({ x, y }: Point): Point => (run === 'along' ? { x: y, y: y0 + y1 - x } : { x, y });
  const isPanels = used.none > 0;
  const sources = new Map(
    blocks.flatMap((block) =>
      block.pieces.map((piece, at) => {
        const { shape, way } = block.cuttings[at] ?? { shape: -1, way: 0 };
        return [piece, { block, shape, parts: shapes.shapes[shape]?.ways[way] ?? [] }] as const;
      }),
    ),
  );
  const numberOfBlock = numbering();
  const numberOfShape = numbering();
  const inPlace = [
    ...laid.whole.map((at) => ({
      at,
      outline: 'wall' in at ? at.outline : outlineAt(at, view, repeat, setOut).map(toRoom),
      parts: [repeat.shape],
      block: at as object,
      shape: undefined,
    })),
    ...laid.cut.map((at, piece) => {
      const { block = at, shape, parts = at.parts } = sources.get(piece) ?? {};
      return { at, outline: 'wall' in at ? at.outline : at.outline.map(toRoom), parts, block, shape };
    }),
  ];
  const inField = inOrder(
    inPlace.flatMap((piece) => ('wall' in piece.at ? [] : [{ ...piece, at: piece.at }])),
    repeat,
    setOut,
    isPanels,
  );
  const courses = inField.at(-1)?.course ?? 0;
  const inBorder = inPlace
    .flatMap((piece) => {
      if (!('wall' in piece.at)) return [];
      const { wall, row, place } = piece.at;
      return [{ piece, wall, side: 'border' as const, course: courses + row + 1, place }];
    })
    .sort((a, b) => a.course - b.course || a.place - b.place);
  const pieces = [...inField, ...inBorder].map(
    ({ piece: { at, outline, parts, block, shape }, ...order }): PatternPiece => ({
      ...order,
      hand: at.hand,
      block: numberOfBlock(block),
      shape: shape === undefined ? 0 : numberOfShape(shape),
      outline,
      parts,
    }),
  );
  const length = repeat.shape[1]?.x ?? 0;
  const rests = blocks.map(({ cuttings }) => {
    const parts = cuttings.flatMap(({ shape, way }) => shapes.shapes[shape]?.ways[way] ?? []);
    return longestRest(parts, repeat.shape, isPanels);
  });
  return {
    floor: floor.outline,
    field,
    holes: floor.holes,
    run,
    seenFrom: run === 'along' ? 'left' : 'bottom',
    centre: setOut.centre,
    courses: pieces.at(-1)?.course ?? 0,
    pieces,
    used,
    boards: inEqualNumbers(used),
    whole: laid.whole.length,
    offcuts: rests.filter((rest) => rest >= leastFor(length)).sort((a, b) => b - a),
    area: floorArea(floor),
    shape: repeat.shape,
  };
}

/** What is left of a block at its foot or its head, at any side of a panel; whole tenths. */
function longestRest(parts: readonly Polygon[], block: Polygon, isPanel: boolean): Tenths {
  const { foot, head } = restsAtEnds(parts, block);
  const [{ x, y }, taken] = [boxOf(block), boxOf(parts.flat())];
  const rests = isPanel ? [taken.x.from, x.to - taken.x.to, taken.y.from, y.to - taken.y.to] : [foot, head];
  return Math.floor(Math.max(...rests));
}

interface InOrder<Piece> extends Pick<PatternPiece, 'course' | 'place' | 'side'> {
  readonly piece: Piece;
}

/** Along the centre line, then row by row to the right, and to the left; panels in steps from the crossing. */
function inOrder<Piece extends { readonly at: Place }>(
  pieces: readonly Piece[],
  repeat: Repeat,
  { column: first, at: middle }: SetOut,
  isPanels: boolean,
): InOrder<Piece>[] {
  const last = Math.max(...pieces.map(({ at }) => at.column));
  const fromCrossing = (count: number, isOnJoint: boolean) =>
    isOnJoint && count < 0 ? -1 - count : Math.abs(count);
  const sideOf = ({ column }: Place): PatternPiece['side'] => {
    if (isPanels || column === first || column === first + 1) return 'centre';
    return column > first ? 'right' : 'left';
  };
  const courseOf = (at: Place): number => {
    if (isPanels) return fromCrossing(at.column, middle.x === 0) + fromCrossing(at.step, middle.y === 0);
    const side = sideOf(at);
    if (side === 'centre') return 0;
    return side === 'right' ? at.column - first - 1 : Math.max(0, last - first - 1) + first - at.column;
  };
  // of whole blocks, so that both hands take turns also where a wall cuts several
  const footOf = (place: Place) => motifAt(place, repeat)?.at.y ?? 0;
  const sorted = pieces
    .map((piece) => ({
      piece,
      order: courseOf(piece.at),
      side: sideOf(piece.at),
      level: footOf(piece.at) * (isPanels ? -1 : 1),
    }))
    .sort((a, b) => a.order - b.order || a.level - b.level || a.piece.at.column - b.piece.at.column);
  let [course, place, before] = [0, 0, -1];
  return sorted.map(({ piece, order, side }) => {
    if (order !== before) [course, place, before] = [course + 1, 0, order];
    place += 1;
    return { piece, course, place, side };
  });
}
