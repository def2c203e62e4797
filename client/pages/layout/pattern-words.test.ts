import { describe, expect, it } from 'vitest';
import type { PatternJob, PatternLayout } from '../../../contracts/domain/layout/find-pattern.ts';
import { rectangleOutline } from '../../../contracts/domain/layout/outline.ts';
import { findPattern } from '../../../contracts/domain/layout/testing/at-once.ts';
import {
  courseWords,
  cutWords,
  letterOf,
  numbersText,
  otherPiecesText,
  patternCsv,
  patternOrderText,
  patternPieceText,
} from './pattern-words.ts';

const HERRINGBONE = {
  pattern: { kind: 'herringbone', isDouble: false },
  block: { length: 5_000, width: 1_000 },
} as const;
const PANELS = { pattern: { kind: 'panels' }, block: { length: 6_000, width: 6_000 } } as const;

function lay(job: Pick<PatternJob, 'pattern' | 'block' | 'room'> & Partial<PatternJob>): PatternLayout {
  const found = findPattern({ gap: 0, kerf: 30, run: 'across', centre: 'joint', seed: 1, ...job });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

it('ways of cutting have letters, and runs of numbers are short', () => {
  expect([1, 26, 27, 53].map(letterOf)).toEqual(['A', 'Z', 'AA', 'BA']);
  expect(numbersText([4, 1, 2, 3, 7, 9, 10])).toBe('1 to 4, 7, 9, 10');
});

describe('panels, one in the middle of 1,100 × 1,100', () => {
  const layout = lay({ ...PANELS, room: rectangleOutline(11_000, 11_000), centre: 'block' });

  it('are laid in steps', () => {
    expect(courseWords(layout).map(({ steps }) => steps)).toEqual([
      ['panel 1, whole'],
      ['4 × A from panels 2, 3'],
      ['4 × B from panel 4'],
    ]);
    expect(patternOrderText(layout)).toMatch(/^Laying begins where the centre lines cross/);
  });

  it('are cut alike whichever way they are turned', () => {
    expect(cutWords(layout).map(({ cut, blocks }) => `${cut} of ${blocks}`)).toEqual([
      '2 × A of 2 panels: 2, 3',
      '4 × B of 1 panel: 4',
    ]);
  });
});

describe('herringbone of 100 × 500 in 700 × 1,410', () => {
  const layout = lay({ ...HERRINGBONE, room: rectangleOutline(7_000, 14_100) });

  it('says of each piece its block, its cut and where the rest lies', () => {
    const [piece] = layout.pieces;
    if (!piece) throw new Error('a piece');
    expect(patternPieceText(layout, piece)).toMatch(
      /^Course 1, place 1: A from (left|right) block 1, \d+ mm .*$/,
    );
    expect(otherPiecesText(layout, piece)).toMatch(/^ The rest of it is in course \d, place \d+/);
  });

  it('says where rows lie and of which hand they are', () => {
    const rows = courseWords(layout).map(({ place }) => place);
    expect(rows[0]).toBe('Centre line, both hands in turn');
    expect(rows.slice(1)).toEqual(['Right 1, left blocks', 'Left 1, right blocks']);
    expect(patternOrderText(layout)).toContain('to the right wall, then to the left one');
  });

  it('lists every cut block once, and every piece in the CSV', () => {
    const { left, right } = layout.used;
    expect(cutWords(layout).reduce((sum, { blocks }) => sum + Number.parseInt(blocks, 10), 0)).toBe(
      left + right - layout.whole,
    );
    const [head, ...rows] = patternCsv(layout);
    expect(head?.slice(0, 6)).toEqual(['Course', 'Place', 'Row', 'Block', 'Hand', 'Cut']);
    expect(rows).toHaveLength(layout.pieces.length);
    expect(rows.every((row) => row.length === head?.length)).toBe(true);
  });
});

it('a 45° cut has a long and a short edge, and an end', () => {
  const parts = [
    [
      { x: 0, y: 0 },
      { x: 3_120, y: 0 },
      { x: 2_120, y: 1_000 },
      { x: 0, y: 1_000 },
    ],
  ];
  const layout = lay({ ...HERRINGBONE, room: rectangleOutline(7_000, 14_100) });
  const [piece] = layout.pieces;
  if (!piece) throw new Error('a piece');
  expect(patternPieceText(layout, { ...piece, hand: 'left', shape: 3, block: 9, parts })).toBe(
    'Course 1, place 1: C from left block 9, 212 mm on the upper edge, 312 mm on the lower, from the foot',
  );
});
