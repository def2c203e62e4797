import { describe, expect, it } from 'vitest';
import { palletsOf } from './pallets.ts';

describe('pallets', () => {
  it.each<[Parameters<typeof palletsOf>[0], number]>([
    [[], 0],
    [[{ packs: 0, packWeight: 20, palletSize: 49 }], 0],
    [[{ packs: 3, packWeight: 0, palletSize: 49 }], 0],
    [[{ packs: 1, packWeight: 19.4, palletSize: 0 }], 1],
    // the pallet itself weighs 20 kg
    [[{ packs: 49, packWeight: 20, palletSize: 0 }], 1],
    [[{ packs: 50, packWeight: 20, palletSize: 0 }], 2],
    // light packs are stacked no higher than their product allows
    [[{ packs: 64, packWeight: 12.5, palletSize: 64 }], 1],
    [[{ packs: 65, packWeight: 12.5, palletSize: 64 }], 2],
    // 50 packs of 19.4 kg weigh 970 kg, which leaves room for 10 kg
    [
      [
        { packs: 50, packWeight: 19.4, palletSize: 0 },
        { packs: 1, packWeight: 10, palletSize: 0 },
      ],
      1,
    ],
    [
      [
        { packs: 50, packWeight: 19.4, palletSize: 0 },
        { packs: 1, packWeight: 10.01, palletSize: 0 },
      ],
      2,
    ],
    // half a pallet of one and half a pallet of the other are one
    [
      [
        { packs: 32, packWeight: 12.5, palletSize: 64 },
        { packs: 24, packWeight: 10, palletSize: 48 },
      ],
      1,
    ],
    [
      [
        { packs: 32, packWeight: 12.5, palletSize: 64 },
        { packs: 25, packWeight: 10, palletSize: 48 },
      ],
      2,
    ],
    // nine tenths and one tenth are a whole, although their fractions aren't quite
    [
      [
        { packs: 9, packWeight: 10, palletSize: 10 },
        { packs: 1, packWeight: 10, palletSize: 10 },
      ],
      1,
    ],
    [[{ packs: 2, packWeight: 1200, palletSize: 0 }], 2],
  ])('%j', (lines, pallets) => {
    expect(palletsOf(lines)).toBe(pallets);
  });

  it('are as many as loading pack by pack gives', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 5) }, (_, index) => ({
        packs: (seed * 37 + index * 91) % 120,
        packWeight: ((seed * 53 + index * 17) % 4000) / 100,
        palletSize: (seed * 11 + index * 29) % 70,
      }));
      expect(palletsOf(lines), `seed ${seed}`).toBe(packByPack(lines));
    }
  });
});

/** Puts one pack after another on the last pallet, or on a new one; heights are parts of 1 in whole numbers. */
function packByPack(lines: Parameters<typeof palletsOf>[0]): number {
  const whole = lines.reduce((product, { palletSize }) => product * BigInt(palletSize || 1), 1n);
  const pallets: { grams: number; height: bigint }[] = [];
  for (const { packs, packWeight, palletSize } of lines) {
    const grams = Math.round(packWeight * 1000);
    const height = palletSize > 0 ? whole / BigInt(palletSize) : 0n;
    for (let pack = 0; pack < packs && grams > 0; pack += 1) {
      const last = pallets.at(-1);
      if (last && last.grams + grams <= 980_000 && last.height + height <= whole) {
        last.grams += grams;
        last.height += height;
      } else pallets.push({ grams, height });
    }
  }
  return pallets.length;
}
