import type { Wall } from '../../../contracts/domain/layout/border.ts';
import { boundsOf, sidesOf } from '../../../contracts/domain/layout/corners.ts';
import type { LaidPiece, Layout } from '../../../contracts/domain/layout/find-layout.ts';
import type { FloorToLay } from '../../../contracts/domain/layout/floor-to-lay.ts';
import type { Tenths } from '../../../contracts/domain/layout/outline.ts';
import type { Polygon } from '../../../contracts/domain/layout/polygon.ts';
import { countText, groupDigits } from '../../../contracts/domain/number/notation.ts';
import { grouped } from '../../lib/grouped.ts';
import type { LayoutPacks } from './layout-packs.ts';

/** `633.3`, `1,900`: millimetres without their sign. */
export const mmText = (length: Tenths): string => {
  const tenth = length % 10;
  return `${groupDigits(Math.floor(length / 10))}${tenth === 0 ? '' : `.${tenth}`}`;
};

/** What a piece of a floor is called. */
export const pieceName = ({ pattern }: Pick<FloorToLay, 'pattern'>): 'board' | 'block' | 'panel' => {
  if (!pattern) return 'board';
  return pattern.kind === 'panels' ? 'panel' : 'block';
};

const lengthOf = ({ cut }: LaidPiece): Tenths => cut.to - cut.from;

const isNotched = ({ parts }: LaidPiece): boolean => parts.length > 1;

/** Which end of its board a piece keeps, seen with the first row nearest; '' for a whole board, and one that needs neither. */
function endOf({ beginsAt }: Layout, { kind }: LaidPiece): 'left' | 'right' | '' {
  if (kind === 'whole' || kind === 'single') return '';
  const isFromLeft = beginsAt === 'left' || beginsAt === 'top';
  return (kind === 'start') === isFromLeft ? 'right' : 'left';
}

/** Whether a piece is a board of full length, not mitred at either end. */
const isWhole = (piece: LaidPiece, boardLength: Tenths): boolean =>
  lengthOf(piece) === boardLength && mitreText(piece) === '';

/** `1,197 mm from the right end of board 3`, `board 12, whole`. */
export function sourceText(layout: Layout, piece: LaidPiece, boardLength: Tenths): string {
  const { board } = piece.cut;
  if (isWhole(piece, boardLength)) return `board ${board}, whole`;
  const end = endOf(layout, piece);
  const from = end === '' ? `of board ${board}` : `from the ${end} end of board ${board}`;
  return `${mmText(lengthOf(piece))} mm ${from}`;
}

/** Whether a column, with its gap, takes something of a piece. */
function isAtColumn({ holes }: Layout, { x, y, length, width }: LaidPiece): boolean {
  return holes.some((hole) => {
    const bounds = boundsOf(hole);
    return bounds.x0 < x + length && x < bounds.x1 && bounds.y0 < y + width && y < bounds.y1;
  });
}

/** Parts of a piece, seen with the first row nearest, or the wall of a border. */
const seen = ({ along, parts }: LaidPiece): readonly Polygon[] =>
  parts.map((part) =>
    part.map(({ x, y }) => ({ x: x * along.x + y * along.y, y: y * along.x - x * along.y })),
  );

/** No saw is set finer, in tenths of a millimetre. */
const EVEN: Tenths = 2;

/** Sides that are neither along a piece nor across it, as how far they go in either direction. */
const slants = (piece: LaidPiece) =>
  seen(piece)
    .flatMap((part) => sidesOf(part).map(([from, to]) => ({ x: to.x - from.x, y: to.y - from.y })))
    .filter(({ x, y }) => Math.abs(x) > EVEN && Math.abs(y) > EVEN);

/** `left end mitred, 190 mm longer at the wall`, of a piece of a border. */
function mitreText(piece: LaidPiece): string {
  if (!piece.wall) return '';
  const sides = slants(piece);
  // anticlockwise, sides go down at the left end and up at the right one
  const leanOf = (way: number) => sides.reduce((sum, { x, y }) => (y * way > 0 ? sum - x : sum), 0);
  const textOf = (end: string, lean: number) =>
    lean === 0
      ? []
      : [
          `${end} mitred, ${mmText(10 * Math.round(Math.abs(lean) / 10))} mm ${lean > 0 ? 'longer' : 'shorter'} at the wall`,
        ];
  const [left, right] = [leanOf(-1), leanOf(1)];
  if (left !== 0 && Math.abs(left - right) < EVEN) return textOf('both ends', left).join();
  return [...textOf('left end', left), ...textOf('right end', right)].join(', ');
}

/** `slanting: 1,197 mm on the near edge, 1,042 mm on the far one`. */
function slantText(piece: LaidPiece): string {
  const corners = seen(piece).flat();
  const levels = corners.map(({ y }) => y);
  const along = (level: number) => {
    const on = corners.filter(({ y }) => Math.abs(y - level) < 0.5).map(({ x }) => x);
    return mmText(Math.round(Math.max(...on) - Math.min(...on)));
  };
  return `slanting: ${along(Math.min(...levels))} mm on the near edge, ${along(Math.max(...levels))} mm on the far one`;
}

/** What else is done to a piece: `ripped to 115 mm`. */
export function rippedText(layout: Layout, piece: LaidPiece, boardWidth: Tenths): string {
  const notch = isNotched(piece)
    ? `notched ${isAtColumn(layout, piece) ? 'around the column' : 'at the corner'}`
    : '';
  if (piece.wall) return [notch, mitreText(piece)].filter(Boolean).join(', ');
  if (notch) return notch;
  if (slants(piece).length > 0) return slantText(piece);
  return piece.across < boardWidth ? `ripped to ${mmText(piece.across)} mm` : '';
}

/** `border at the left wall`; '' in the field. */
export const borderText = ({ wall }: { readonly wall?: Wall }): string =>
  wall ? `border at the ${wall} wall` : '';

/** One row of the laying order, or one course of a pattern. */
export interface LaidRow {
  readonly number: number;
  /** `Border at the left wall`, `Left 2, left blocks`; '' for boards in the field, and for panels */
  readonly place: string;
  /** of boards in mm, `190`; `80 to 190` where a wall turns */
  readonly width?: string;
  /** in the order of laying; whole ones that follow each other are one entry */
  readonly steps: readonly string[];
}

export function rowWords(
  layout: Layout,
  board: { readonly length: Tenths; readonly width: Tenths },
): LaidRow[] {
  return grouped(layout.pieces, ({ row }) => row).map(([row, pieces]) => {
    const widths = pieces.map(({ across }) => across);
    const [least, most] = [Math.min(...widths), Math.max(...widths)];
    return {
      number: row,
      place: borderText(pieces[0] ?? {}).replace('b', 'B'),
      width: least === most ? mmText(most) : `${mmText(least)} to ${mmText(most)}`,
      steps: stepsOf(layout, pieces, board),
    };
  });
}

function stepsOf(
  layout: Layout,
  pieces: readonly LaidPiece[],
  board: { readonly length: Tenths; readonly width: Tenths },
): string[] {
  const steps: string[] = [];
  let wholes: number[] = [];
  const closeWholes = () => {
    const [first, last] = [wholes[0], wholes.at(-1)];
    if (first !== undefined && last !== undefined)
      steps.push(
        first === last
          ? `board ${first}, whole`
          : `boards ${first} ${last - first === 1 ? 'and' : 'to'} ${last}, whole`,
      );
    wholes = [];
  };
  const widths = new Set(pieces.map(({ across }) => across));
  for (const piece of pieces) {
    // a row that is ripped all along says so by its width
    const extra =
      isNotched(piece) || slants(piece).length > 0 || widths.size > 1
        ? rippedText(layout, piece, board.width)
        : '';
    if (isWhole(piece, board.length) && extra === '') wholes.push(piece.cut.board);
    else {
      closeWholes();
      steps.push([sourceText(layout, piece, board.length), extra].filter(Boolean).join(', '));
    }
  }
  closeWholes();
  return steps;
}

/** Every piece of a layout, for a spreadsheet. */
export function layoutCsv(layout: Layout, board: { readonly width: Tenths }): string[][] {
  const figure = (length: Tenths) => mmText(length).replace(',', '');
  return [
    ['Row', 'Place', 'Board', 'End kept', 'Length, mm', 'Width, mm', 'Also', 'Border'],
    ...layout.pieces.map((piece) => [
      String(piece.row),
      String(piece.place),
      String(piece.cut.board),
      endOf(layout, piece) || 'whole',
      figure(lengthOf(piece)),
      figure(piece.across),
      rippedText(layout, piece, board.width),
      borderText(piece),
    ]),
  ];
}

/** One board of the cut list: what is cut of it, from its left end, and what is left. */
export interface BoardWords {
  readonly board: number;
  /** `700 mm to row 1, place 3` */
  readonly pieces: readonly string[];
  /** mm of the longest rest, with which nothing is begun or ended any more; '' where the saw leaves none */
  readonly rest: string;
}

/** The boards that are cut, in the order in which they are opened. */
export function boardWords(layout: Layout, boardLength: Tenths, kerf: Tenths): BoardWords[] {
  const cut = layout.pieces.filter((piece) => !isWhole(piece, boardLength));
  const isFromLeft = layout.beginsAt === 'left' || layout.beginsAt === 'top';
  return grouped(cut, (piece) => piece.cut.board)
    .sort(([a], [b]) => a - b)
    .map(([board, pieces]) => {
      const inOrder = pieces.sort((a, b) => (a.cut.from - b.cut.from) * (isFromLeft ? 1 : -1));
      const used = pieces.reduce((sum, piece) => sum + lengthOf(piece) + kerf, 0);
      const rest = boardLength - used;
      return {
        board,
        pieces: inOrder.map((piece) =>
          [`${mmText(lengthOf(piece))} mm to row ${piece.row}, place ${piece.place}`, mitreText(piece)]
            .filter(Boolean)
            .join(': '),
        ),
        rest: rest > 0 ? mmText(rest) : '',
      };
    });
}

/** Where the first row lies and where each row begins. */
export function orderText({ run, beginsAt, rows, pieces }: Layout): string {
  const first = run === 'along' ? 'at the bottom' : 'on the left';
  const turn =
    run === 'along'
      ? ''
      : ' Turn the drawing so that row 1 is nearest to you: left and right ends are named so.';
  const [way, end] =
    beginsAt === 'left' || beginsAt === 'top' ? ['anticlockwise', 'left'] : ['clockwise', 'right'];
  return `Row 1 lies ${first}, and each row begins at the ${beginsAt} wall.${turn}${borderOrder('Row', rows, pieces.at(-1)?.row ?? 0, `wall by wall ${way}`, ` Each row begins at its ${end} end.`)}`;
}

/** Which rows or courses are the border, and in what order they are laid. */
export function borderOrder(unit: string, field: number, last: number, order: string, more = ''): string {
  if (last === field) return '';
  return ` ${unit}s ${field + 1} to ${last} are the border, ${order}, the row at the wall first. Have its wall nearest to you: left and right are named so.${more}`;
}

/** Which way boards run in the room, or rows of blocks. */
export const runText = ({ run }: Pick<Layout, 'run'>): string =>
  run === 'along' ? 'Lengthways' : 'Crossways';

/** Why the layout takes more or fewer packs than the usual percentage. */
export function differenceText(
  {
    packs,
    byPercent,
    spare,
    wastePercent,
  }: Pick<LayoutPacks, 'packs' | 'byPercent' | 'spare' | 'wastePercent'>,
  { usualPercent, ...floor }: Pick<FloorToLay, 'usualPercent' | 'pattern'>,
): string {
  const cutting = `Cutting wastes ${wastePercent}% of this floor`;
  const kept =
    spare > 0
      ? `, and ${countText(spare, pieceName(floor))} ${spare === 1 ? 'is' : 'are'} kept for breakage`
      : '';
  if (packs === byPercent) return `${cutting}${kept}: as many packs as ${usualPercent}% gives.`;
  const difference = countText(Math.abs(packs - byPercent), 'pack');
  return packs < byPercent
    ? `${cutting}${kept}: ${difference} fewer than ${usualPercent}% gives.`
    : `${cutting}${kept}: ${difference} more than ${usualPercent}% gives, with which you would run short.`;
}
