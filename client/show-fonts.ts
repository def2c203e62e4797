import inter from './theme/fonts/inter.woff2';
import newsreader from './theme/fonts/newsreader.woff2';

/** Their addresses, which are others after a change. */
export const FONT_FILES = `${inter} ${newsreader}`;

/** Texts of several lines; headings are few words, and balanced. */
const TEXTS = 'main :is(p, dt, dd, li):not(:has(p, ul, h2, div))';
/** More than a screen shows. Asking for the height of what is far below would have it drawn. */
const FIRST = 40;
/** Of an em: the least that brings a line back, the smallest first. */
const SPACINGS = [-0.005, 0.005, -0.01, 0.01, -0.02, 0.02, -0.03];

/**
 * Fetches the shop's fonts and shows them, both in one frame. Until then the text stands in fallbacks of nearly the same
 * width (theme/base.css). Where a text would take a line more or less than before, its letters are set a little closer or
 * wider, so that nothing below it moves.
 */
export async function showFonts(): Promise<void> {
  const faces = [
    new FontFace('Inter Variable', `url(${inter})`, { weight: '400 600' }),
    new FontFace('Newsreader Variable', `url(${newsreader})`),
  ];
  // one that fails leaves its fallback where it is
  await Promise.allSettled(faces.map((face) => face.load()));
  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)]
    .slice(0, FIRST)
    .map((text) => [text, text.offsetHeight] as const);
  for (const face of faces) document.fonts.add(face);
  for (const [text, height] of texts) {
    for (const spacing of [...SPACINGS, 0]) {
      if (text.offsetHeight === height) break;
      // not as a style attribute, which React would take for a difference from its own markup
      text.animate({ letterSpacing: `${spacing}em` }, { fill: 'forwards' });
    }
  }
}
