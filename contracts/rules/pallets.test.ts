import { describe, expect, it } from 'vitest';
import { palletsOf } from './pallets.ts';

describe('pallets', () => {
  it.each([
    [[], 0],
    [[{ packs: 0, packWeight: 20 }], 0],
    [[{ packs: 3, packWeight: 0 }], 0],
    [[{ packs: 1, packWeight: 19.4 }], 1],
    [[{ packs: 50, packWeight: 20 }], 1],
    [[{ packs: 51, packWeight: 20 }], 2],
    // 51 packs of 19.4 kg weigh 989.4 kg, and 10.6 kg have room beside them
    [
      [
        { packs: 51, packWeight: 19.4 },
        { packs: 1, packWeight: 10.6 },
      ],
      1,
    ],
    [
      [
        { packs: 51, packWeight: 19.4 },
        { packs: 1, packWeight: 10.61 },
      ],
      2,
    ],
    [[{ packs: 2, packWeight: 1200 }], 2],
  ])('for %j are %d', (lines, pallets) => {
    expect(palletsOf(lines)).toBe(pallets);
  });

  it('are as many as loading pack by pack makes', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 5) }, (_, index) => ({
        packs: (seed * 37 + index * 91) % 120,
        packWeight: ((seed * 53 + index * 17) % 4000) / 100,
      }));
      expect(palletsOf(lines), `seed ${seed}`).toBe(packByPack(lines));
    }
  });
});

/** Puts one pack after another on the last pallet, or on a new one. */
function packByPack(lines: readonly { packs: number; packWeight: number }[]): number {
  const pallets: number[] = [];
  for (const { packs, packWeight } of lines) {
    const grams = Math.round(packWeight * 1000);
    for (let pack = 0; pack < packs && grams > 0; pack += 1) {
      const last = pallets.at(-1);
      if (last !== undefined && last + grams <= 1_000_000) pallets[pallets.length - 1] = last + grams;
      else pallets.push(grams);
    }
  }
  return pallets.length;
}
