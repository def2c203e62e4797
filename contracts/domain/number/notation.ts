import { decimalText, parseDecimal, roundTo, truncateTo } from './decimal.ts';

/**
 * A whole number in the English way, `12,345`. Done by hand, because a browser's first Intl.NumberFormat
 * takes some 25 ms, and several times that on a phone.
 * @param figure 0 or more, as a number or its digits
 */
export function groupDigits(figure: number | string): string {
  return String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * How figures are written for customers: `271.60 m²`, `14(3) × 190 × 1900 mm`, `7%`, `3 packs`, and an
 * em dash for no value. Quantities of an order have their own words (quantity-text.ts).
 */
export const DASH = '—';

/** Further decimals are errors of binary arithmetic: 0.7 + 0.1 is 0.7999999999999999. */
const MEANT_PLACES = 9;

/**
 * The decimal formatter of docs/product.md, "Figures and limits": cuts to `places` decimals without rounding, exact on decimal text.
 * @returns text with exactly `places` decimals, a dash for '' and anything that is not a number
 */
export function truncateDecimals(value: number | string | null | undefined, places: number): string {
  const decimal = parseDecimal(value ?? '');
  if (!decimal) return DASH;
  return decimalText(
    truncateTo(typeof value === 'number' ? roundTo(decimal, MEANT_PLACES) : decimal, places),
  );
}

/** @returns an area with its two decimals, cut and never rounded up, so that no pack seems to hold more than it does: `271.60 m²` */
export function areaText(areaM2: number): string {
  const text = truncateDecimals(areaM2, 2);
  if (text === DASH) return DASH;
  const [whole = '', decimals] = text.split('.');
  return `${groupDigits(whole)}.${decimals} m²`;
}

const LIGHTEST = { units: 1n, scale: 1 };

/** @returns a weight to the nearest 100 g, with grouped digits: `1,641.2 kg`; at least 0.1 kg unless it is 0 */
export function weightText(kg: number): string {
  const exact = parseDecimal(kg);
  if (!exact) return DASH;
  const tenths = roundTo(exact, 1);
  const [whole, tenth] = decimalText(tenths.units === 0n && exact.units > 0n ? LIGHTEST : tenths).split('.');
  return `${groupDigits(whole ?? '')}.${tenth} kg`;
}

/** @returns `7%`: no space before the sign */
export function percentText(percent: number): string {
  return `${percent}%`;
}

/** The backend's `14(3) x 190 x 1900 mm` with multiplication signs. */
export function sizeText(size: string): string {
  return size.replace(/(?<=[\d)]) ?[xX] ?(?=\d)/g, ' × ');
}

/** Symbols have no plural. */
const SYMBOLS = new Set(['m²', 'm', 'mm', 'kg', 'g', 'l', 'ml']);

/**
 * `pieces`, `boxes`, `m²`.
 * @param word in the singular, as in a unit: `Piece`
 */
export function pluralText(word: string): string {
  const singular = word.toLowerCase();
  if (SYMBOLS.has(singular)) return singular;
  return `${singular}${/(?:s|x|ch|sh)$/.test(singular) ? 'es' : 's'}`;
}

/** `1 piece`, `1,236 packs`, `91 m²`. @param word in the singular, as in a unit: `Piece` */
export function countText(count: number, word: string): string {
  const counted = count === 1 ? word.toLowerCase() : pluralText(word);
  const [whole = '', decimals] = String(count).split('.');
  return `${groupDigits(whole)}${decimals === undefined ? '' : `.${decimals}`} ${counted}`;
}
