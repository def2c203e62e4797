import { describe, expect, it } from 'vitest';
import type { Layout, LayoutJob } from './find-layout.ts';
import { lOutline, rectangleOutline } from './outline.ts';
import { sizeOf } from './polygon.ts';
import { findLayout } from './testing/at-once.ts';

const mm = (figure: number) => figure * 10;
const BOARD = { length: mm(1900), width: mm(190) };
/** Rooms are 20 mm longer and wider than the floor in them, as the gap is 10 mm; the saw takes 3 mm. */
const roomFor = (length: number, width: number) => rectangleOutline(mm(length + 20), mm(width + 20));

function lay(job: Partial<LayoutJob> & Pick<LayoutJob, 'room'>): Layout {
  const found = findLayout({
    gap: mm(10),
    board: BOARD,
    kerf: mm(3),
    bond: 'random',
    run: 'along',
    seed: 1,
    ...job,
  });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** Each row as it is laid: `3R950` is 950 mm from the right end of board 3, `L` from the left end, nothing for a whole board. */
function rowsOf({ pieces }: Layout, board = BOARD.length): string[] {
  return Array.from({ length: pieces.at(-1)?.row ?? 0 }, (_, at) =>
    pieces
      .filter(({ row }) => row === at + 1)
      .map(({ cut }) => {
        const end = cut.from > 0 ? 'R' : cut.to < board ? 'L' : '';
        return `${cut.board}${end}${end ? (cut.to - cut.from) / 10 : ''}`;
      })
      .join(' '),
  );
}
const widthsOf = ({ pieces, rows }: Layout) =>
  Array.from({ length: rows }, (_, at) => (pieces.find(({ row }) => row === at + 1)?.width ?? 0) / 10);

describe('rooms laid by hand', () => {
  it('one row of two boards needs no cut', () => {
    const layout = lay({ room: roomFor(3_800, 190) });
    expect(rowsOf(layout)).toEqual(['1 2']);
    expect(layout).toMatchObject({ boards: 2, fewest: 2, crossCuts: 0, rips: 0, offcuts: [] });
  });

  it('a short row is one piece, and a board gives two: 900 + 3 + 900 of 1,900', () => {
    const layout = lay({ room: roomFor(900, 570) });
    // from the rest of board 1, which keeps its right end, the second piece leaves 1,900 - 2 × 903 = 94
    expect(layout.pieces.map(({ cut, kind }) => [cut.board, cut.from / 10, cut.to / 10, kind])).toEqual([
      [1, 0, 900, 'single'],
      [1, 903, 1_803, 'single'],
      [2, 0, 900, 'single'],
    ]);
    // 3 × 900 over 1,900 is 1.4; of board 2, 997 are left
    expect(layout).toMatchObject({ boards: 2, fewest: 2, crossCuts: 3 });
    expect(layout.offcuts).toEqual([{ board: 2, from: mm(903), to: mm(1_900) }]);
  });

  it('two halves are not a board, as the saw takes 3 mm: half bond in 3,800 takes a board more than the floor has', () => {
    const layout = lay({ room: roomFor(3_800, 570), bond: 'half' });
    // 950 from the right end of board 3 leaves 947, too short for the 950 at the other wall
    expect(rowsOf(layout)).toEqual(['1 2', '3R950 4 5L950', '6 7']);
    // 3 × 3,800 over 1,900 is exactly 6
    expect(layout).toMatchObject({ boards: 7, fewest: 6, crossCuts: 2 });
  });

  it('the rest of a start piece ends its row: half bond in 3,700', () => {
    const layout = lay({ room: roomFor(3_700, 380), bond: 'half' });
    // row 1: 1,900 + 1,800; row 2: 950 + 1,900 + 850, and board 3 gives 950 + 3 + 850 = 1,803
    expect(rowsOf(layout)).toEqual(['1 2L1800', '3R950 4 3L850']);
    expect(layout).toMatchObject({ boards: 4, fewest: 4, crossCuts: 3 });
  });

  it('the offcut of an end piece starts the next row: third bond of 1,200 in 4,000', () => {
    const length = mm(1_200);
    const layout = lay({ room: roomFor(4_000, 570), board: { ...BOARD, length }, bond: 'third' });
    // row 1 ends with 400 of board 4, whose rest of 797 gives the 400 of row 2; 800 + 3 + 800 is more than a board
    expect(rowsOf(layout, length)).toEqual(['1 2 3 4L400', '4R400 5 6 7', '8R800 9 10 11L800']);
    // 12,000 over 1,200 is exactly 10, but only without a cut
    expect(layout).toMatchObject({ boards: 11, fewest: 10 });
  });

  it('two rows of 4,500 take the five boards that they measure', () => {
    // for example 1,900 + 1,900 + 700, then the rest of 1,197, 1,900 and 1,403: joints are 703 apart
    expect(lay({ room: roomFor(4_500, 380) })).toMatchObject({ boards: 5, fewest: 5 });
  });

  it('an L takes its long rows and its short ones', () => {
    // two rows of 3,800, then two of 1,900 beside the missing corner
    const room = lOutline(
      { length: mm(3_820), width: mm(780) },
      { length: mm(1_900), width: mm(380), corner: 'top-right' },
    );
    const layout = lay({ room });
    // rows 1 and 2 can't both be two whole boards, as their joints would meet: 2 + 3 + 1 + 1
    expect(layout).toMatchObject({ rows: 4, boards: 7, fewest: 6, rips: 0 });
  });

  it('rips the last row, or the first and the last evenly where it would be narrower than half a board', () => {
    // 500 = 190 + 190 + 120
    const last = lay({ room: roomFor(1_900, 500) });
    expect(widthsOf(last)).toEqual([190, 190, 120]);
    expect(last).toMatchObject({ boards: 3, fewest: 3, rips: 1 });
    // 420 = 190 + 190 + 40, and (190 + 40) / 2 = 115
    const both = lay({ room: roomFor(1_900, 420) });
    expect(widthsOf(both)).toEqual([115, 190, 115]);
    expect(both).toMatchObject({ boards: 3, fewest: 3, rips: 2 });
  });

  it('notches the board at a corner that turns within a row', () => {
    // the corner lies 460 up: row 3, from 380 to 570, keeps 80 of its width beyond it
    const room = lOutline(
      { length: mm(3_820), width: mm(780) },
      { length: mm(1_900), width: mm(300), corner: 'top-right' },
    );
    const layout = lay({ room });
    // 3 × 3,800 + 1,900 is exactly 7 boards; joints of rows 1 to 3 differ, so two of them are cut: one offcut more is left
    expect(layout).toMatchObject({ rows: 4, boards: 8, fewest: 7 });
    expect(widthsOf(layout)).toEqual([190, 190, 190, 190]);
    const row = layout.pieces.filter((piece) => piece.row === 3);
    expect(row.at(-1)?.width).toBe(mm(80));
    expect(row.flatMap(({ parts }) => parts).reduce((sum, part) => sum + sizeOf(part), 0)).toBe(
      mm(3_800) * mm(80) + mm(1_900) * mm(110),
    );
  });

  it('has no third bond of 1,200 in 2,500: a start and an end of 300 to 400 never add up to it', () => {
    // in thirds of 400, each row begins and ends with 300 to 400 or whole thirds more: 600 to 800 together, never 500 or 900
    const job = { room: roomFor(2_500, 570), gap: mm(10), kerf: mm(3), run: 'along', seed: 1 } as const;
    const board = { ...BOARD, length: mm(1_200) };
    expect(findLayout({ ...job, board, bond: 'third' })).toBe('bond');
    expect(findLayout({ ...job, board, bond: 'half' })).toMatchObject({ rows: 3 });
  });

  it('finds random bond where the pieces of least waste leave a later row no place for its joints', () => {
    const room = lOutline(
      { length: 10_180, width: 11_974 },
      { length: 5_135, width: 1_650, corner: 'bottom-left' },
    );
    const job = { room, gap: 63, board: { length: 9_447, width: 1_322 }, kerf: 20, seed: 0 };
    expect(lay(job)).toMatchObject({ boards: 11, fewest: 10 });
  });

  it('finds nothing to lay where the gap takes the room', () => {
    const job = { board: BOARD, kerf: mm(3), bond: 'random', run: 'best', seed: 1 } as const;
    expect(findLayout({ ...job, room: rectangleOutline(mm(20), mm(3_000)), gap: mm(10) })).toBe('too small');
  });

  /** A room without a gap, in mm. */
  const corners = (...points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => ({ x: mm(x), y: mm(y) }));
  const sizesOf = ({ pieces }: Layout) =>
    pieces.flatMap(({ parts }) => parts).reduce((sum, part) => sum + sizeOf(part), 0);

  it('a bay below has rows of its own', () => {
    // a bay of 1,900 × 190 in the middle of a room of 3,800 × 380
    const room = corners(
      [0, 190],
      [950, 190],
      [950, 0],
      [2_850, 0],
      [2_850, 190],
      [3_800, 190],
      [3_800, 570],
      [0, 570],
    );
    const layout = lay({ room, gap: 0 });
    // one board in the bay; the rows above can't both be two whole boards, as their joints would meet: 1 + 2 + 3
    expect(layout).toMatchObject({ rows: 3, boards: 6, fewest: 5, rips: 0 });
    expect(rowsOf(layout)[0]).toBe('1');
    expect(layout.pieces[0]).toMatchObject({ x: mm(950), y: 0, kind: 'single' });
  });

  it('a piece at a slanting wall is as long as its longest side: 990 + 3 + 890 of 1,900', () => {
    // the wall goes in by 100 in each row
    const layout = lay({ room: corners([0, 0], [990, 0], [790, 380], [0, 380]), gap: 0 });
    expect(rowsOf(layout)).toEqual(['1L990', '1R890']);
    expect(layout.pieces.map(({ parts }) => parts)).toEqual([
      [corners([0, 0], [990, 0], [890, 190], [0, 190])],
      [corners([0, 190], [890, 190], [790, 380], [0, 380])],
    ]);
    // (990 + 790) / 2 × 380 is 0.34 m2; a board has 0.361
    expect(layout).toMatchObject({ boards: 1, fewest: 1, area: mm(890) * mm(380) });
    // 10 mm more, and 1,000 + 3 + 900 are more than a board
    const wider = lay({ room: corners([0, 0], [1_000, 0], [800, 380], [0, 380]), gap: 0 });
    expect(wider).toMatchObject({ boards: 2, fewest: 1 });
  });

  it('rows run past a column in two parts, and the floor keeps its gap from it', () => {
    // a floor of 3,000 × 570; of row 2 the column with its gap takes 400 in the middle
    const column = corners([1_320, 210], [1_700, 210], [1_700, 380], [1_320, 380]);
    const layout = lay({ room: roomFor(3_000, 570), columns: [column] });
    expect(layout.holes).toEqual([corners([1_310, 200], [1_710, 200], [1_710, 390], [1_310, 390])]);
    const row = layout.pieces.filter((piece) => piece.row === 2);
    expect(row.filter(({ kind }) => kind === 'start').map(({ x }) => x)).toEqual([mm(10), mm(1_710)]);
    expect(row.filter(({ kind }) => kind === 'end').map(({ x, length }) => x + length)).toEqual([
      mm(1_310),
      mm(3_010),
    ]);
    // 2 × 3,000 + 2 × 1,300 over 1,900 is 4.5
    expect(layout).toMatchObject({ rows: 3, boards: 5, fewest: 5, rips: 0 });
    expect(layout.area).toBe(mm(3_000) * mm(570) - mm(400) * mm(190));
  });

  it('a column narrower than a board notches it, and the row is not parted', () => {
    const column = corners([800, 100], [900, 100], [900, 140], [800, 140]);
    const layout = lay({
      room: corners([0, 0], [1_900, 0], [1_900, 190], [0, 190]),
      columns: [column],
      gap: 0,
    });
    expect(rowsOf(layout)).toEqual(['1']);
    expect(sizesOf(layout)).toBe(mm(1_900) * mm(190) - mm(100) * mm(40));
  });

  it('a U has both legs in its rows: two pieces of 900 from a board', () => {
    const room = corners(
      [0, 0],
      [3_800, 0],
      [3_800, 570],
      [2_900, 570],
      [2_900, 190],
      [900, 190],
      [900, 570],
      [0, 570],
    );
    // row 1 is two boards; rows 2 and 3 are 900 in either leg, and 900 + 3 + 900 of 1,900
    const layout = lay({ room, gap: 0 });
    expect(layout).toMatchObject({ rows: 3, boards: 4, fewest: 4, rips: 0 });
    expect(rowsOf(layout)[0]).toBe('1 2');
    expect(layout.pieces.slice(2).map(({ length, cut }) => [length, cut.board])).toEqual([
      [mm(900), 3],
      [mm(900), 3],
      [mm(900), 4],
      [mm(900), 4],
    ]);
  });

  it('finds nothing to lay where the gap takes the leg of a U, or a column the whole room', () => {
    const job = { board: BOARD, kerf: mm(3), bond: 'random', run: 'best', seed: 1, gap: mm(10) } as const;
    const narrow = corners(
      [0, 0],
      [3_800, 0],
      [3_800, 570],
      [3_782, 570],
      [3_782, 190],
      [900, 190],
      [900, 570],
      [0, 570],
    );
    expect(findLayout({ ...job, room: narrow })).toBe('too small');
    const room = roomFor(1_000, 1_000);
    expect(findLayout({ ...job, room, columns: [room] })).toBe('too small');
  });

  describe('with a border', () => {
    const outlinesOf = ({ pieces }: Layout) =>
      pieces.flatMap(({ wall, parts }) => (wall ? [{ wall, parts }] : []));

    it('of one row in 2,280 × 570 lies mitred around one board', () => {
      const layout = lay({ room: roomFor(2_280, 570), border: 1 });
      // the field is 1,900 × 190, and a short wall is part of one board
      const [field, bottom, right, top, left] = rowsOf(layout);
      expect(field).toBe('1');
      expect(layout.field).toEqual(corners([200, 200], [2_100, 200], [2_100, 390], [200, 390]));
      for (const row of [right, left]) expect(row).toMatch(/^\d[LR]570$/);
      // each long wall has two pieces
      for (const row of [bottom, top]) expect(row?.split(' ')).toHaveLength(2);
      expect(outlinesOf(layout).filter(({ wall }) => wall === 'right' || wall === 'left')).toEqual([
        { wall: 'right', parts: [corners([2_290, 10], [2_290, 580], [2_100, 390], [2_100, 200])] },
        { wall: 'left', parts: [corners([10, 580], [10, 10], [200, 200], [200, 390])] },
      ]);
      // 1,900 + 2 × 2,280 + 2 × 570 are four boards exactly, but only without a cut; by area 1.2996 over 0.361 m2
      expect(layout).toMatchObject({ rows: 1, boards: 5, fewest: 4, rips: 0 });
    });

    it('uses what half bond leaves: 947 of a board whose half begins or ends a row', () => {
      // inside the border lie three rows of 2,850, of a board and a half: 6 boards, as no 947 gives another 950
      const layout = lay({ room: roomFor(3_230, 950), bond: 'half', border: 1 });
      const field = layout.pieces.filter(({ wall }) => !wall);
      expect(Math.max(...field.map(({ cut }) => cut.board))).toBe(6);
      // a long wall takes a board and two pieces, of which the 947 give three and the rest of a short wall's 950 one: 4 more
      expect(layout.pieces.filter(({ wall, cut }) => wall && cut.board <= 6)).toHaveLength(3);
      expect(layout).toMatchObject({ boards: 10, fewest: 9 });
    });

    it('of one row in 1,300 × 950 leaves offcuts for the field: two of 947, each a row of 920', () => {
      const layout = lay({ room: roomFor(1_300, 950), border: 1 });
      // four walls from four boards, as 950 + 3 + 950 is more than one; two rows of three from what they leave
      expect(
        rowsOf(layout)
          .slice(3)
          .map((row) => row.replace(/^\d+L?/, '')),
      ).toEqual(['1300', '950', '1300', '950']);
      expect(layout).toMatchObject({ rows: 3, boards: 5, fewest: 4 });
    });

    it('turns round the corner of an L, where a piece is shorter at its wall', () => {
      const room = lOutline(
        { length: mm(1_900), width: mm(1_500) },
        { length: mm(900), width: mm(600), corner: 'top-right' },
      );
      const layout = lay({ room, gap: 0, border: 1 });
      const atCorner = outlinesOf(layout).filter(({ parts }) =>
        parts.flat().some(({ x, y }) => x === mm(1_000) && y === mm(900)),
      );
      // the mitre goes from the corner of the walls to that of the field
      expect(atCorner).toEqual([
        { wall: 'top', parts: [corners([1_900, 900], [1_000, 900], [810, 710], [1_710, 710])] },
        { wall: 'right', parts: [corners([1_000, 900], [1_000, 1_500], [810, 1_310], [810, 710])] },
      ]);
    });

    it('is butted where a mitre would be sharper than 30°: the longer wall runs through', () => {
      // 45° at the lower left
      const layout = lay({ room: corners([0, 0], [1_800, 0], [1_800, 1_800]), gap: 0, border: 1 });
      const at = (name: string) =>
        outlinesOf(layout).flatMap(({ wall, parts }) => (wall === name ? parts.flat() : []));
      // the slanting board is 190 × √2 = 268.7 wide along the lower wall
      const tips = at('bottom').map(({ x, y }) => [x, y].map(Math.round));
      expect(tips).toContainEqual([2_687, 0]);
      expect(tips).not.toContainEqual([0, 0]);
      expect(at('top').map(({ x, y }) => [x, y].map(Math.round))).toContainEqual([0, 0]);
    });

    it('is notched around a column at a wall, and a column in the field gets none', () => {
      const atWall = corners([900, 0], [1_000, 0], [1_000, 100], [900, 100]);
      const inField = corners([900, 700], [1_000, 700], [1_000, 800], [900, 800]);
      const layout = lay({ room: roomFor(1_900, 1_500), columns: [atWall, inField], border: 1, gap: mm(10) });
      const [bottom, ...others] = outlinesOf(layout);
      // 1,900 + 1,520 over two, less 120 × 100 with the gap
      expect(bottom?.parts.reduce((sum, part) => sum + sizeOf(part), 0)).toBe(
        (mm(1_900 + 1_520) / 2) * mm(190) - mm(120) * mm(100),
      );
      expect(others).toHaveLength(3);
      expect(sizesOf(layout)).toBe(layout.area);
    });

    it('refuses a room in which it leaves no board’s width', () => {
      const job = { gap: 0, board: BOARD, kerf: 30, bond: 'random', run: 'along', seed: 1 } as const;
      const wide = (width: number) => corners([0, 0], [3_000, 0], [3_000, width], [0, width]);
      expect(findLayout({ ...job, room: wide(5 * 190 - 1), border: 2 })).toBe('border');
      expect(findLayout({ ...job, room: wide(5 * 190), border: 2 })).toMatchObject({ rows: 1 });
      expect(findLayout({ ...job, room: wide(5 * 190 - 1), border: 1 })).toMatchObject({ rows: 3 });
    });
  });

  it('from the centre line, rows lie alike on both sides: a joint on it, or the middle of a row', () => {
    // 500 = 190 + 190 + 120, or 155 + 190 + 155
    expect(widthsOf(lay({ room: roomFor(1_900, 500), centre: 'joint' }))).toEqual([155, 190, 155]);
    expect(widthsOf(lay({ room: roomFor(1_900, 600), centre: 'joint' }))).toEqual([110, 190, 190, 110]);
    expect(widthsOf(lay({ room: roomFor(1_900, 570), centre: 'joint' }))).toEqual([190, 190, 190]);
  });

  it('runs boards the way that takes fewer', () => {
    // along: 3 rows of 1,900; across: 10 rows of 570, three to a board, are 4 boards
    expect(lay({ room: roomFor(1_900, 570), run: 'best' })).toMatchObject({ run: 'along', boards: 3 });
    expect(lay({ room: roomFor(570, 1_900), run: 'best' })).toMatchObject({ run: 'across', boards: 3 });
  });
});
