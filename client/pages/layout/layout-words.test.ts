import { describe, expect, it } from 'vitest';
import type { Layout, LayoutJob } from '../../../contracts/domain/layout/find-layout.ts';
import { lOutline, rectangleOutline } from '../../../contracts/domain/layout/outline.ts';
import { findLayout } from '../../../contracts/domain/layout/testing/at-once.ts';
import { boardWords, differenceText, mmText, orderText, rowWords } from './layout-words.ts';

const BOARD = { length: 19_000, width: 1_900 };

function lay(job: Partial<LayoutJob> & Pick<LayoutJob, 'room'>): Layout {
  const found = findLayout({ gap: 100, board: BOARD, kerf: 30, bond: 'half', run: 'along', seed: 1, ...job });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

it('lengths have a decimal only where they need one', () => {
  expect([mmText(19_000), mmText(6_333)]).toEqual(['1,900', '633.3']);
});

// 3,700 × 500 mm of floor: two rows of 190 and one of 120
const HALVES = lay({ room: rectangleOutline(37_200, 5_200) });

describe('the words of a layout', () => {
  it('say row by row which end of which board is laid', () => {
    expect(rowWords(HALVES, BOARD)).toEqual([
      {
        number: 1,
        place: '',
        width: '190',
        steps: ['board 1, whole', '1,800 mm from the left end of board 2'],
      },
      {
        number: 2,
        place: '',
        width: '190',
        steps: [
          '950 mm from the right end of board 3',
          'board 4, whole',
          '850 mm from the left end of board 3',
        ],
      },
      {
        number: 3,
        place: '',
        width: '120',
        steps: ['board 5, whole', '1,800 mm from the left end of board 6'],
      },
    ]);
    expect(orderText(HALVES)).toBe('Row 1 lies at the bottom, and each row begins at the left wall.');
  });

  it('say board by board what is cut, from the left end, and what is left', () => {
    expect(boardWords(HALVES, BOARD.length, 30)).toEqual([
      { board: 2, pieces: ['1,800 mm to row 1, place 2'], rest: '97' },
      // 1,900 less 850, 950 and two cuts
      { board: 3, pieces: ['850 mm to row 2, place 3', '950 mm to row 2, place 1'], rest: '94' },
      { board: 6, pieces: ['1,800 mm to row 3, place 2'], rest: '97' },
    ]);
  });

  it('exchange the ends where rows begin at the right wall', () => {
    const fromRight: Layout = { ...HALVES, beginsAt: 'right' };
    expect(rowWords(fromRight, BOARD)[1]?.steps).toEqual([
      '950 mm from the left end of board 3',
      'board 4, whole',
      '850 mm from the right end of board 3',
    ]);
    expect(boardWords(fromRight, BOARD.length, 30)[1]?.pieces).toEqual([
      '950 mm to row 2, place 1',
      '850 mm to row 2, place 3',
    ]);
  });

  it('say what a wall that turns takes of a board', () => {
    const room = lOutline(
      { length: 38_200, width: 7_800 },
      { length: 19_000, width: 3_000, corner: 'top-right' },
    );
    const row = rowWords(lay({ room, bond: 'random' }), BOARD)[2];
    expect(row?.width).toBe('80 to 190');
    expect(row?.steps.join('; ')).toMatch(/notched at the corner.*ripped to 80 mm/);
  });
});

describe('the words of a piece at a slanting wall or a column', () => {
  // one row of 1,500 on the near edge and 1,310 on the far one
  const slanting = [
    { x: 0, y: 0 },
    { x: 15_000, y: 0 },
    { x: 13_100, y: 1_900 },
    { x: 0, y: 1_900 },
  ];

  it('say how long it is on either edge', () => {
    const layout = lay({ room: slanting, gap: 0 });
    expect(rowWords(layout, BOARD)[0]?.steps).toEqual([
      '1,500 mm of board 1, slanting: 1,500 mm on the near edge, 1,310 mm on the far one',
    ]);
  });

  it('say the same where boards run across: the near edge lies towards row 1, on the left', () => {
    const room = slanting.map(({ x, y }) => ({ x: y, y: x })).reverse();
    const layout = lay({ room, gap: 0, run: 'across' });
    expect(rowWords(layout, BOARD)[0]?.steps).toEqual([
      '1,500 mm of board 1, slanting: 1,500 mm on the near edge, 1,310 mm on the far one',
    ]);
  });

  it('say which piece is notched around a column', () => {
    const column = rectangleOutline(1_000, 500).map(({ x, y }) => ({ x: x + 5_000, y: y + 700 }));
    const layout = lay({ room: rectangleOutline(19_000, 1_900), columns: [column], gap: 0 });
    expect(rowWords(layout, BOARD)[0]?.steps).toEqual(['board 1, whole, notched around the column']);
  });
});

describe('the words of a border', () => {
  // a short wall of 760 is part of a board; 190 mm wider than its field on either side
  const layout = lay({ room: rectangleOutline(15_000, 7_600), gap: 0, border: 1, bond: 'random' });
  const rows = rowWords(layout, BOARD).filter(({ place }) => place);

  it('say at which wall a row lies, and how its ends are mitred', () => {
    expect(rows.map(({ number, place }) => `${number} ${place}`)).toEqual([
      '3 Border at the bottom wall',
      '4 Border at the right wall',
      '5 Border at the top wall',
      '6 Border at the left wall',
    ]);
    for (const { steps } of rows)
      expect(steps.join()).toMatch(/^[\d,]+ mm of board \d, both ends mitred, 190 mm longer at the wall$/);
    expect(orderText(layout)).toMatch(/ Rows 3 to 6 are the border, wall by wall anticlockwise, /);
  });

  it('say where a mitre goes the other way, at a corner that stands out into the room', () => {
    const size = { length: 19_000, width: 15_000 };
    const room = lOutline(size, { length: 9_000, width: 6_000, corner: 'top-right' });
    const beside = rowWords(lay({ room, gap: 0, border: 1, bond: 'random' }), BOARD).filter(({ steps }) =>
      / shorter at the wall/.test(steps.join()),
    );
    expect(beside.map(({ place, steps }) => [place, steps.join().replace(/^.*?, /, '')])).toEqual([
      [
        'Border at the top wall',
        'left end mitred, 190 mm longer at the wall, right end mitred, 190 mm shorter at the wall',
      ],
      [
        'Border at the right wall',
        'left end mitred, 190 mm shorter at the wall, right end mitred, 190 mm longer at the wall',
      ],
    ]);
  });

  it('put a whole board that is mitred on the cut list', () => {
    const whole = lay({ room: rectangleOutline(19_000, 7_600), gap: 0, border: 1, bond: 'random' });
    const listed = boardWords(whole, BOARD.length, 30).flatMap(({ pieces }) => pieces);
    expect(listed).toContain('1,900 mm to row 3, place 1: both ends mitred, 190 mm longer at the wall');
  });
});

it.each([
  [
    40,
    42,
    3,
    'Cutting wastes 2.1% of this floor, and 3 boards are kept for breakage: 2 packs fewer than 7% gives.',
  ],
  [40, 40, 0, 'Cutting wastes 2.1% of this floor: as many packs as 7% gives.'],
  [
    5,
    4,
    1,
    'Cutting wastes 2.1% of this floor, and 1 board is kept for breakage: 1 pack more than 7% gives, with which you would run short.',
  ],
])('%d packs beside %d are explained', (packs, byPercent, spare, words) => {
  expect(differenceText({ packs, byPercent, spare, wastePercent: 2.1 }, { usualPercent: 7 })).toBe(words);
});
