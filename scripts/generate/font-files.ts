import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** English with the accents of western Europe, for names; the signs of prices, sizes and quotations. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0£©«°±²³·»½¼¾×÷${range(0xc0, 0xff)}ŒœŠšŽž–—‘’“”„†•…‰′″€™←↑→↓−≈≤≥`;
/** Kerning, and figures of equal width and height. */
const FEATURES = ['kern', 'tnum', 'lnum'];

const FONTS = [
  { name: 'inter', axes: { wght: { min: 400, max: 600 } } },
  { name: 'newsreader', axes: { wght: 400 } },
] as const;

/** The shop's two fonts with only the characters and weights in use, so that both together stay below 40 kB. */
export async function fontFiles(): Promise<Record<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const made = FONTS.map(async ({ name, axes }) => {
    const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), CHARACTERS, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: axes,
      noHinting: true,
    });
    return [`client/theme/fonts/${name}.woff2`, font] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
