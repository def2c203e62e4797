import type { BoardStock, Cut } from './board-stock.ts';
import type { Span, Tenths } from './outline.ts';
import type { Row } from './row-lines.ts';

export interface LayingRules {
  /** length of a board */
  readonly board: Tenths;
  /** a row that a board covers has no joint */
  readonly isUnbroken?: boolean;
  /** the shortest piece at either end of a row that has joints */
  readonly shortest: Tenths;
  /** how far apart the joints of neighbouring rows are at least, in random bond */
  readonly stagger: Tenths;
}

/** One row of a stretch of floor, as it is cut: its pieces from left to right. */
export interface LaidRun extends Span {
  readonly cuts: readonly Cut[];
}

export interface LaidRows {
  /** of each row its runs */
  readonly rows: readonly (readonly LaidRun[])[];
  /** the boards that are opened, and what is left of them */
  readonly stock: BoardStock;
  /** how often three rows shift evenly, so that their joints form steps */
  readonly steps: number;
}

/** How far apart joints are, two rows apart, in random bond: else they make an H with the row between. */
export const apartOverTwoRows = (stagger: Tenths): Tenths => Math.floor(stagger / 2);

/** Shifts that differ by less look even. */
const EVEN: Tenths = 300;
/** Starts tried in each row beside those that offcuts and the rules give. */
const TRIED = 6;
/** What an offcut is worth against a new board: less, the more there are, and less in the last rows, after which it is waste. */
const worthOf = (offcuts: number, rowsLeft: number): number =>
  (rowsLeft > 3 ? 0.98 : 0.6) * Math.max(0.6, 1 - 0.02 * offcuts);
/**
 * Where a row finds no place for its joints, the two before it are laid in another way, this often in all. With each time
 * waste counts less, because least waste would choose the same pieces again.
 */
const SECOND_THOUGHTS = 60;

/** What is left for the last piece of a run that begins with a piece of this length; a whole board where nothing is. */
const endOf = (length: Tenths, start: Tenths, board: Tenths): Tenths => (length - start) % board || board;

/** Whether a run may begin with a piece of this length: it covers the run, or neither end is too short. */
const isLongEnough = (length: Tenths, start: Tenths, rules: LayingRules): boolean => {
  const { board, shortest, isUnbroken } = rules;
  if (start === length) return length <= board;
  const mayBreak = !isUnbroken || length > board;
  return mayBreak && start <= board && start >= shortest && endOf(length, start, board) >= shortest;
};

/** Cuts the pieces of a run that begins with a piece of this length. */
function cutRun({ from, to }: Span, start: Tenths, stock: BoardStock, board: Tenths): LaidRun {
  let left = to - from - start;
  if (left === 0) return { from, to, cuts: [stock.take(start, 'none')] };
  const cuts = [stock.take(start, 'right')];
  for (; left >= board; left -= board) cuts.push(stock.open());
  if (left > 0) cuts.push(stock.take(left, 'left'));
  return { from, to, cuts };
}

/**
 * Half or third bond: each row's joints are a part of a board further than those of the row before.
 * @param parts 2 or 3
 * @param phase where the first row's joints would be if it began at x = 0
 * @param before what is open already
 * @returns undefined where that leaves too short a piece at a wall
 */
export function layEvenly(
  rows: readonly Row[],
  rules: LayingRules,
  parts: number,
  phase: Tenths,
  before: BoardStock,
): LaidRows | undefined {
  const { board } = rules;
  const stock = before.copy();
  const laid: LaidRun[][] = [];
  for (const [at, { runs }] of rows.entries()) {
    const shift = Math.round((board * (at % parts)) / parts);
    const row: LaidRun[] = [];
    for (const run of runs) {
      const joint = (((phase + shift - run.from) % board) + board) % board || board;
      const start = Math.min(joint, run.to - run.from);
      if (!isLongEnough(run.to - run.from, start, rules)) return undefined;
      row.push(cutRun(run, start, stock, board));
    }
    laid.push(row);
  }
  return { rows: laid, stock, steps: 0 };
}

/** The joints of a run: the first one, and as many more as follow at a board's length. */
interface Joints {
  readonly first: Tenths;
  readonly more: number;
}

/** What a row has before it, in random bond. */
interface State {
  readonly stock: BoardStock;
  /** of each run of the row before, and of the one before that */
  readonly before: readonly Joints[];
  readonly beforeThat: readonly Joints[];
  /** the first joint of the row before, and how far it is from the one before that */
  readonly joint: Tenths | undefined;
  readonly shift: Tenths | undefined;
  readonly steps: number;
  readonly laid: readonly LaidRun[];
}

/**
 * Random bond, as a layer cuts it: each row begins with an offcut where the joints allow it, else with what wastes least.
 * @param random decides between what is about as good
 * @param stock what is open already
 * @returns undefined where rows find no joints that the rules allow
 */
export function layAtRandom(
  rows: readonly Row[],
  rules: LayingRules,
  random: () => number,
  stock: BoardStock,
): LaidRows | undefined {
  const none = { joint: undefined, shift: undefined, steps: 0, laid: [] };
  const states: State[] = [{ stock, before: [], beforeThat: [], ...none }];
  let stuckAt = 0;
  for (let again = 0; states.length <= rows.length; ) {
    const row = rows[states.length - 1];
    const last = states.at(-1);
    if (!row || !last) return undefined;
    const next = nextRow({
      row,
      state: last,
      rowsLeft: rows.length - states.length,
      freedom: states.length <= stuckAt ? again / SECOND_THOUGHTS : 0,
      rules,
      random,
    });
    if (next) states.push(next);
    else if (again === SECOND_THOUGHTS) return undefined;
    else {
      again += 1;
      stuckAt = Math.max(stuckAt, states.length);
      states.splice(Math.max(1, states.length - 2));
    }
  }
  const done = states.at(-1);
  if (!done) return undefined;
  return { rows: states.slice(1).map(({ laid }) => laid), stock: done.stock, steps: done.steps };
}

/** What the choice of a row's pieces depends on. */
interface RowChoice {
  readonly row: Row;
  readonly state: State;
  readonly rowsLeft: number;
  /** from 0, where waste decides between pieces, to 1, where chance does */
  readonly freedom: number;
  readonly rules: LayingRules;
  readonly random: () => number;
}

function nextRow(choice: RowChoice): State | undefined {
  const { row, state, rules } = choice;
  const { board } = rules;
  const stock = state.stock.copy();
  const even = state.joint !== undefined && state.shift !== undefined ? state.joint + state.shift : undefined;
  const laid: LaidRun[] = [];
  const before: Joints[] = [];
  for (const run of row.runs) {
    const start = bestStart({ ...choice, stock, run, even });
    if (start === undefined) return undefined;
    laid.push(cutRun(run, start, stock, board));
    if (start < run.to - run.from) before.push(jointsOf(run, start, board));
  }
  const joint = before[0]?.first;
  return {
    stock,
    before,
    beforeThat: state.before,
    joint,
    shift: joint === undefined || state.joint === undefined ? undefined : joint - state.joint,
    steps:
      state.steps + (joint !== undefined && even !== undefined && apart(joint, even, board) < EVEN ? 1 : 0),
    laid,
  };
}

/** The distance of two positions on a circle as long as a board. */
const apart = (a: Tenths, b: Tenths, board: Tenths): Tenths => {
  const distance = Math.abs(a - b) % board;
  return Math.min(distance, board - distance);
};

/** @param start the first piece of a run that has more of them */
const jointsOf = ({ from, to }: Span, start: Tenths, board: Tenths): Joints => ({
  first: from + start,
  more: Math.ceil((to - from - start) / board) - 1,
});

/** The least distance of a joint of either run from one of the other: runs beside a column don't reach each other. */
function nearest(a: Joints, b: Joints, board: Tenths): Tenths {
  const shift = b.first - a.first;
  const boards = Math.min(a.more, Math.max(-b.more, Math.round(shift / board)));
  return Math.abs(shift - boards * board);
}

interface PieceChoice extends RowChoice {
  readonly stock: BoardStock;
  readonly run: Span;
  /** where the first joint would make steps with those of the two rows before */
  readonly even: Tenths | undefined;
}

function bestStart(choice: PieceChoice): Tenths | undefined {
  const { stock, run, state, even, rowsLeft, freedom, rules, random } = choice;
  const { board, shortest, stagger } = rules;
  const length = run.to - run.from;
  const worth = worthOf(stock.offcuts.length, rowsLeft);
  const value = (offcut: Tenths) => (offcut >= shortest ? offcut * worth : 0);
  let best: Tenths | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const start of new Set(startsFor(stock, run, state, rules, random))) {
    if (!isLongEnough(length, start, rules)) continue;
    const isWhole = start === length;
    const joints = jointsOf(run, start, board);
    const isFar = (others: readonly Joints[], least: Tenths) =>
      isWhole || others.every((other) => nearest(joints, other, board) >= least);
    if (!isFar(state.before, stagger) || !isFar(state.beforeThat, apartOverTwoRows(stagger))) continue;
    const end = endOf(length, start, board);
    const waste = isWhole
      ? stock.costOf(length, 'none', value) - length
      : stock.costOf(start, 'right', value) + stock.costOf(end, 'left', value) - start - end;
    const makesSteps = even !== undefined && apart(run.from + start, even, board) < EVEN;
    const cost =
      waste * (0.7 + 0.6 * random()) + (makesSteps ? board * 0.12 : 0) + random() * (100 + freedom * board);
    if (cost < least) [best, least] = [start, cost];
  }
  return best;
}

/** Lengths that a run's first piece may have: what offcuts give, what the rules just allow, and some by chance. */
function startsFor(
  stock: BoardStock,
  { from, to }: Span,
  { before, beforeThat }: State,
  { board, shortest, stagger }: LayingRules,
  random: () => number,
): Tenths[] {
  const length = to - from;
  const onCircle = (x: Tenths) => (((x - from) % board) + board) % board || board;
  const [near, nearer] = [before[0]?.first ?? from, beforeThat[0]?.first ?? from];
  const over = apartOverTwoRows(stagger);
  const at = (low: Tenths, high: Tenths) => low + Math.floor((random() * (high - low)) / 10) * 10;
  return [
    ...stock.lengthsOf('right'),
    ...stock.lengthsOf('left').map((left) => endOf(length, left, board)),
    board,
    shortest,
    endOf(length, shortest, board),
    ...[near - stagger, near + stagger, nearer - over, nearer + over].map(onCircle),
    ...Array.from({ length: TRIED }, () => at(shortest, board)),
    ...(length <= board ? [length] : []),
  ];
}
