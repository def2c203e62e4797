import { visibleText } from '../text/visible-text.ts';

const VULGAR = /[¼½¾⅐-⅞]/g;
const FEET_MARKS = /[’‘‛′´`ʹʼ]/g;
const INCH_MARKS = /[”“‟″〃]/g;
/** `45²` is not 452. */
const RAISED = /(?<=\p{N}[.,]?)(?![¼½¾⅐-⅞])\p{No}/gu;
const DASHES = /[‐‑‒–—―−]/g;

/**
 * A figure as it is typed or pasted, in plain characters: any blank is one space, `½` is ` 1/2`, `′` and `’` are `'`, `″` is `"`,
 * `m²` is `m2`, all in lower case. Nothing visible is dropped.
 */
export function plainFigure(text: string): string {
  return visibleText(text)
    .replace(FEET_MARKS, "'")
    .replace(INCH_MARKS, '"')
    .replace(RAISED, '^$&')
    .replace(VULGAR, (fraction) => ` ${fraction}`)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** `1 250` and `1'250`, with either decimal mark. */
const BY_BLANKS = /^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/;
/** `1,250` and `1,250.5`: three digits after a comma are thousands, as no figure of ours has three decimals. */
const BY_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** `1.250,5` and `1.250.000`: one point alone is a decimal point. */
const BY_POINTS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/;

/**
 * Takes the marks between thousands out of a plain figure, and makes its decimal mark a point.
 * @returns other text unchanged, except that a comma becomes a point
 */
export function withoutGroups(figure: string): string {
  if (BY_BLANKS.test(figure)) return figure.replace(/[ ']/g, '').replace(',', '.');
  if (BY_COMMAS.test(figure)) return figure.replaceAll(',', '');
  if (BY_POINTS.test(figure)) return figure.replaceAll('.', '').replace(',', '.');
  return figure.replace(',', '.');
}

/** The pound sign may come first or last; `1,250` and `1 250` are thousands. */
const POUNDS =
  /^(?:(?:£|gbp) ?)?(\d{1,3}(?:([, '])\d{3})(?:\2\d{3})*|\d{1,9})?(?:\.(\d{0,2}))?(?: ?(?:£|gbp))?$/;

/**
 * Reads an amount of money as typed: `1,234.5`, `£20`, ` 20.00 `, `£1 250.00`.
 * @returns whole pence; undefined for text that isn't an amount, for 0 and for parts of a penny
 */
export function penceOfText(typed: string): number | undefined {
  const [, grouped = '', , pence = ''] = POUNDS.exec(plainFigure(typed)) ?? [];
  const pounds = grouped.replace(/\D/g, '');
  if (pounds.length > 9) return undefined;
  return Number(pounds) * 100 + Number(pence.padEnd(2, '0')) || undefined;
}

/** Pence as a field shows them: `1234.50`. */
export const poundsText = (pence: number) =>
  `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
