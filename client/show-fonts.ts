import inter from './theme/fonts/inter.woff2';
import newsreader from './theme/fonts/newsreader.woff2';

/** The fonts' addresses, which change with their content. */
export const FONT_FILES = `${inter} ${newsreader}`;

/** Texts of several lines; headings are few words, and balanced. */
const TEXTS = 'main :is(p, dt, dd, li):not(:has(p, ul, h2, div))';
/** More texts than a screen shows. Measuring those far below would make the browser lay them out. */
const FIRST = 40;
/** Letter spacings to try, in em, the smallest first. */
const SPACINGS = [-0.005, 0.005, -0.01, 0.01, -0.02, 0.02, -0.03];

/**
 * Fetches the shop's fonts and shows both in the same frame. Until then, fallbacks of nearly the same width are used
 * (theme/base.css). Where a text would take a line more or less than before, its letter spacing is adjusted a little, so that
 * nothing below it moves.
 */
export async function showFonts(): Promise<void> {
  const faces = [
    new FontFace('Inter Variable', `url(${inter})`, { weight: '400 600' }),
    new FontFace('Newsreader Variable', `url(${newsreader})`),
  ];
  // where a font fails, its fallback stays
  await Promise.allSettled(faces.map((face) => face.load()));
  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)]
    .slice(0, FIRST)
    .map((text) => [text, text.offsetHeight] as const);
  for (const face of faces) document.fonts.add(face);
  for (const [text, height] of texts) {
    for (const spacing of [...SPACINGS, 0]) {
      if (text.offsetHeight === height) break;
      // not a style attribute, which React would report as a hydration mismatch
      text.animate({ letterSpacing: `${spacing}em` }, { fill: 'forwards' });
    }
  }
}
