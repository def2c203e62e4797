import { expect, it } from 'vitest';
import { floorToLay, packsForBoards, usualGapMm } from './floor-to-lay.ts';

const PLANK = {
  productSeries: '3-Ply T&G',
  specification: '15(4) x 190 x 1900 mm',
  packSize: 2.53,
  quantity: 7,
};

it('takes boards and packs from a product, counted by area where the backend does not count boards', () => {
  const plank = { lengthMm: 1900, widthMm: 190, boardsPerPack: 7, usualPercent: 7 };
  expect(floorToLay(PLANK)).toEqual(plank);
  // 2.53 over 0.361 is 7.008
  expect(floorToLay({ ...PLANK, quantity: 1 })).toEqual(plank);
  expect(floorToLay({ ...PLANK, quantity: undefined })).toEqual(plank);
});

it.each([
  ['Accessories', '2400 x 60 mm', 'no floor'],
  ['3-Ply T&G', 'to order', 'no floor'],
  ['Chevron Flooring', '15(4) x 90 x 510 mm', 'pattern'],
  ['3-Ply T&G', '15(4) x 190 x 600-2200 mm', 'mixed lengths'],
])('%s, %s: %s', (productSeries, specification, reason) => {
  expect(floorToLay({ ...PLANK, productSeries, specification })).toBe(reason);
});

it.each([
  [
    'Herringbone Flooring',
    'Blakeney Oak',
    '14(3) x 90 x 450 mm',
    { kind: 'herringbone', isDouble: false },
    10,
  ],
  ['Chevron Flooring', 'Iken Oak Natural 60°', '15(4) x 125 x 690 mm', { kind: 'chevron', angle: 60 }, 15],
  ['Versailles Panel', 'Audley Oak', '15(4) x 600 x 600 mm', { kind: 'panels' }, 10],
] as const)(
  '%s, %s, %s is laid in its pattern',
  (productSeries, productName, specification, pattern, usualPercent) => {
    const floor = floorToLay({ ...PLANK, productSeries, productName, specification, quantity: 16 });
    expect(floor).toMatchObject({ boardsPerPack: 16, pattern, usualPercent });
  },
);

it('double herringbone is cut with more waste than single', () => {
  const blocks = { ...PLANK, productSeries: 'Herringbone Flooring', specification: '14(3) x 90 x 450 mm' };
  const pattern = { kind: 'herringbone', isDouble: true };
  expect(floorToLay(blocks, 'double')).toMatchObject({ pattern, usualPercent: 12 });
  expect(floorToLay(PLANK, 'double'), 'boards have no double').toEqual(floorToLay(PLANK));
});

it.each([
  ['3-Ply T&G', 4_000, 10],
  ['3-Ply T&G', 5_200, 11],
  ['3-Ply Click', 4_000, 15],
  ['3-Ply Click', 8_000, 16],
  ['Vinyl', 9_000, 8],
])('%s in a room %d mm wide keeps %d mm from the walls', (productSeries, roomMm, gap) => {
  expect(usualGapMm({ ...PLANK, productSeries }, roomMm)).toBe(gap);
});

it('adds what is kept for breakage in whole boards, then whole packs', () => {
  expect(packsForBoards(142, 3, 7)).toEqual({ spare: 5, packs: 21, boardsInPacks: 147 });
  expect(packsForBoards(140, 0, 7)).toEqual({ spare: 0, packs: 20, boardsInPacks: 140 });
});
