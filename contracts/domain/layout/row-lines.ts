import { boundsOf } from './corners.ts';
import {
  type Band,
  bandsOf,
  bandsWithin,
  type Floor,
  floorArea,
  isSquare,
  levelWalls,
  runsOf,
  type Span,
  type Tenths,
} from './outline.ts';

/** A strip of the floor as wide as a board, or ripped narrower. */
export interface Row {
  readonly y0: Tenths;
  readonly y1: Tenths;
  readonly runs: readonly Span[];
  readonly bands: readonly Band[];
}

/**
 * Widths that the first row may have. It and the last one are at least half a board, as the installation page asks: the rest is
 * ripped off the last row or, if it would be narrower, off both evenly. Where a wall turns, row lines may also meet it.
 * @param isCentred a joint of two rows or the middle of one lies on the centre line, so that both are as wide
 */
export function firstRowWidths(floor: Floor, board: Tenths, isCentred: boolean): readonly Tenths[] {
  const { y0, y1 } = boundsOf(floor.outline);
  const depth = y1 - y0;
  if (depth <= board) return [depth];
  const rest = depth % board;
  const even = Math.floor((board + rest) / 2);
  if (isCentred) return [rest === 0 ? board : even];
  const atWalls = levelWalls(floor).map((y) => (y - y0) % board || board);
  const isWide = (width: Tenths) => 2 * width >= board;
  return [...new Set([board, even, ...atWalls])].filter(
    (first) => isWide(first) && isWide((depth - first) % board || board),
  );
}

/** @param first width of the first row, at the bottom */
export function rowsFrom(floor: Floor, board: Tenths, first: Tenths): readonly Row[] {
  const { y0, y1 } = boundsOf(floor.outline);
  const all = bandsOf(floor);
  const rows: Row[] = [];
  for (let bottom = y0, top = y0 + first; bottom < y1; bottom = top, top = bottom + board) {
    const y = Math.min(top, y1);
    const bands = bandsWithin(all, bottom, y);
    rows.push({ y0: bottom, y1: y, runs: runsOf(bands), bands });
  }
  return rows;
}

/** The least width that is left of a row's boards anywhere, where walls are level. */
export function narrowest(rows: readonly Row[]): Tenths {
  const widths = rows.flatMap((row) => {
    const bands = row.bands.map(({ y0, y1, spans }) => ({ width: y1 - y0, spans: spans.map(innerOf) }));
    const edges = [...new Set(bands.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to])))];
    return edges.flatMap((x) => {
      const over = bands.filter(({ spans }) => spans.some(({ from, to }) => from <= x && x < to));
      return over.length > 0 ? [over.reduce((sum, { width }) => sum + width, 0)] : [];
    });
  });
  return Math.min(...widths);
}

/** What of a stretch is open over all of its band. */
const innerOf = ({ corners: [a, b, c, d] }: Band['spans'][number]): Span => ({
  from: Math.max(a.x, d.x),
  to: Math.min(b.x, c.x),
});

/**
 * The fewest boards that any layout in rows along x can do with, wherever its rows begin. Where walls are square: all rows' lengths
 * over a board's. Two pieces never share a board's width, since rows are at least half a board wide and the saw takes its kerf;
 * what is ripped off at a wall that turns isn't used again. Row lengths change only where a row line meets a wall, and are least
 * there. Along slanting walls they change everywhere, so that the area alone is certain, as it is of a border.
 * @param border hundredths of a square millimetre
 */
export function fewestBoards(
  floor: Floor,
  board: { readonly length: Tenths; readonly width: Tenths },
  border: number,
): number {
  const whole = board.length * board.width;
  if (!isSquare(floor)) return Math.ceil((floorArea(floor) + border) / whole);
  const { y0, y1 } = boundsOf(floor.outline);
  const firsts = levelWalls(floor).map((y) => Math.min((y - y0) % board.width || board.width, y1 - y0));
  const lengths = [...new Set(firsts)].map((first) =>
    rowsFrom(floor, board.width, first).reduce(
      (sum, { runs }) => sum + runs.reduce((all, { from, to }) => all + to - from, 0),
      0,
    ),
  );
  return Math.ceil((Math.min(...lengths) * board.width + border) / whole);
}
