import {
  type Band,
  bandsOf,
  boundsOf,
  levelsOf,
  type Outline,
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
 */
export function firstRowWidths(outline: Outline, board: Tenths): readonly Tenths[] {
  const { y0, y1 } = boundsOf(outline);
  const depth = y1 - y0;
  if (depth <= board) return [depth];
  const rest = depth % board;
  const even = Math.floor((board + rest) / 2);
  const atWalls = levelsOf(outline).map((y) => (y - y0) % board || board);
  const isWide = (width: Tenths) => 2 * width >= board;
  return [...new Set([board, even, ...atWalls])].filter(
    (first) => isWide(first) && isWide((depth - first) % board || board),
  );
}

/** @param first width of the first row, at the bottom */
export function rowsFrom(outline: Outline, board: Tenths, first: Tenths): readonly Row[] {
  const { y0, y1 } = boundsOf(outline);
  const rows: Row[] = [];
  for (let bottom = y0, top = y0 + first; bottom < y1; bottom = top, top = bottom + board) {
    const y = Math.min(top, y1);
    const bands = bandsOf(outline, bottom, y);
    rows.push({ y0: bottom, y1: y, runs: runsOf(bands), bands });
  }
  return rows;
}

/** The least width that is left of a row's boards anywhere. */
export function narrowest(rows: readonly Row[]): Tenths {
  const widths = rows.flatMap(({ bands }) => {
    const edges = [...new Set(bands.flatMap(({ spans }) => spans.flatMap(({ from, to }) => [from, to])))];
    return edges.flatMap((x) => {
      const over = bands.filter(({ spans }) => spans.some(({ from, to }) => from <= x && x < to));
      return over.length > 0 ? [over.reduce((sum, band) => sum + band.y1 - band.y0, 0)] : [];
    });
  });
  return Math.min(...widths);
}

/**
 * The fewest boards that any layout in rows along x can do with, wherever its rows begin: all rows' lengths over a board's. Two
 * pieces never share a board's width, since rows are at least half a board wide and the saw takes its kerf; what is ripped off
 * at a wall that turns isn't used again. Row lengths change only where a row line meets a wall, and are least there.
 */
export function fewestBoards(
  outline: Outline,
  board: { readonly length: Tenths; readonly width: Tenths },
): number {
  const { y0, y1 } = boundsOf(outline);
  const firsts = levelsOf(outline).map((y) => Math.min((y - y0) % board.width || board.width, y1 - y0));
  const lengths = [...new Set(firsts)].map((first) =>
    rowsFrom(outline, board.width, first).reduce(
      (sum, { runs }) => sum + runs.reduce((all, { from, to }) => all + to - from, 0),
      0,
    ),
  );
  return Math.ceil(Math.min(...lengths) / board.length);
}
