import { describe, expect, it } from 'vitest';
import { SHOWN_MM } from '../../../../contracts/site/floor-view.ts';
import { cutsOf, sheetOf } from './floor-sheet.ts';
import { type PictureBlocks, patternOf } from './pattern.ts';
import type { Pixels } from './pixels.ts';

const WIDTH = 1120;
const HEIGHT = 840;
const MM = SHOWN_MM.top / WIDTH;

const noise = (seed: number) => {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return (((mixed ^ (mixed >>> 13)) >>> 0) % 1000) / 1000;
};

/** A floor from above whose pieces have a tone of their own and dark joints. */
function picture(pieceAt: (x: number, y: number) => { name: number; edge: number }): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const { name, edge } = pieceAt(x * MM, y * MM);
      const tone = 150 + noise(name) * 60 + noise(x * 7919 + y) * 8;
      const i = (y * WIDTH + x) * 4;
      data.fill(edge < 1.2 ? tone * 0.6 : tone, i, i + 3);
      data[i + 3] = 255;
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const LENGTH = 1_220;
const BROAD = 180;
const START = [300, 900, 520, 60, 760, 1100, 240, 640, 420, 1000];

/** Boards are found by their joints, wherever the picture begins. */
const viewOf = (pixels: Pixels) => ({ pixels, origin: { x: 0, y: 0 } });

/** Boards whose first row begins 70 mm above the picture. */
const boards = picture((x, y) => {
  const row = Math.floor((y + 70) / BROAD);
  const along = x + (START[row] as number);
  const board = Math.floor(along / LENGTH);
  const [u, v] = [along - board * LENGTH, y + 70 - row * BROAD];
  return { name: row * 100 + board, edge: Math.min(u, LENGTH - u, v, BROAD - v) };
});

describe('a floor of boards', () => {
  it('is cut at its joints, in its whole rows', () => {
    const cuts = cutsOf(boards, LENGTH / MM, BROAD / MM);
    expect(new Set(cuts.map(({ top }) => Math.round((top * MM + 70) / BROAD)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7]),
    );
    for (const { left, right, top } of cuts) {
      const row = Math.round((top * MM + 70) / BROAD);
      expect(Math.abs(top * MM + 70 - row * BROAD)).toBeLessThan(2.5);
      const [from, to] = [left, right].map((x) => x * MM + (START[row] as number)) as [number, number];
      expect(Math.floor(from / LENGTH), `row ${row}`).toBe(Math.floor(to / LENGTH));
    }
  });

  it('is laid again in boards of its true length and width, each of one piece', () => {
    const sheet = sheetOf(viewOf(boards), { kind: 'boards', lengthMm: LENGTH, widthMm: BROAD }, 1);
    const whole = sheet?.levels[0] as Pixels;
    expect(sheet?.acrossMm).toBe(5 * LENGTH);
    expect(sheet?.downMm).toBe(16 * BROAD);
    const toneAt = (x: number, y: number) => whole.data[(y * whole.width + (x % whole.width)) * 4] as number;
    const [length, width] = [whole.width / 5, whole.height / 16];
    for (let row = 0; row < 16; row++) {
      const y = Math.round((row + 0.5) * width);
      const joints = Array.from({ length: whole.width }, (_, x) => x).filter(
        (x) => toneAt(x, y) < toneAt(x + 3, y) * 0.9 && toneAt(x, y) < toneAt(x + whole.width - 3, y) * 0.9,
      );
      expect(joints, `row ${row}`).toHaveLength(5);
      for (const [at, joint] of joints.entries())
        if (at > 0) expect(Math.abs(joint - (joints[at - 1] as number) - length)).toBeLessThan(2);
    }
  });

  it('is the same for the same seed', () => {
    const pattern = { kind: 'boards', lengthMm: LENGTH, widthMm: BROAD } as const;
    const tones = (seed: number) => sheetOf(viewOf(boards), pattern, seed)?.levels.at(-2)?.data;
    expect(tones(4)).toEqual(tones(4));
    expect(tones(4)).not.toEqual(tones(5));
  });
});

describe.each([
  ['herringbone', 'Herringbone Flooring', '', '15(4) x 100 x 500 mm', { x: 310, y: 45 }],
  ['chevron at 45 degrees', 'Chevron Flooring', 'Laxfield 45°', '15(4) x 90 x 510 mm', { x: 90, y: 77 }],
  ['chevron at 60 degrees', 'Chevron Flooring', 'Iken 60°', '15(4) x 125 x 690 mm', { x: 800, y: 20 }],
])('%s', (_, productSeries, productName, specification, phase) => {
  const pattern = patternOf({ productSeries, productName, specification }) as PictureBlocks;
  const middle = { x: 0, y: 0 };
  const nameAt = (x: number, y: number) => {
    pattern.middleOf(x, y, middle);
    return Math.round(middle.x) * 8191 + Math.round(middle.y);
  };
  const laid = picture((x, y) => {
    const [px, py] = [x + phase.x, y + phase.y];
    const name = nameAt(px, py);
    const isJoint = name !== nameAt(px + MM, py) || name !== nameAt(px, py + MM);
    return { name, edge: isJoint ? 0 : 10 };
  });

  it('is laid again in whole blocks, also across the sheet’s edge', () => {
    const sheet = sheetOf({ pixels: laid, origin: phase }, pattern, 1);
    const whole = sheet?.levels[0] as Pixels;
    const tones = new Map<number, number[]>();
    for (let y = 0; y < whole.height; y += 3)
      for (let x = 0; x < whole.width; x += 3) {
        const [mmX, mmY] = [
          ((x + 0.5) * (sheet?.acrossMm ?? 0)) / whole.width,
          ((y + 0.5) * (sheet?.downMm ?? 0)) / whole.height,
        ];
        const name = nameAt(mmX, mmY);
        // joints are dark
        if ([-7, 7].some((d) => nameAt(mmX + d, mmY) !== name || nameAt(mmX, mmY + d) !== name)) continue;
        // a block that is cut by one edge goes on at the opposite one
        pattern.middleOf(mmX, mmY, middle);
        const [across, down] = [sheet?.acrossMm ?? 0, sheet?.downMm ?? 0];
        const onSheet =
          Math.round((middle.x + across + 0.1) % across) * 8191 + Math.round((middle.y + down + 0.1) % down);
        const found = tones.get(onSheet) ?? [];
        found.push(whole.data[(y * whole.width + x) * 4] as number);
        tones.set(onSheet, found);
      }
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(tones.size).toBeGreaterThan(50);
    for (const values of tones.values()) expect(spread(values)).toBeLessThan(14);
  });
});

it('a product that is not a floor has no pattern', () => {
  expect(
    patternOf({ productSeries: 'Accessories', productName: 'Oil', specification: '10 x 20 x 30 mm' }),
  ).toBeUndefined();
  expect(patternOf({ productSeries: 'Vinyl', productName: 'x', specification: '15 kg' })).toBeUndefined();
});
