import { decimalText, parseDecimal, roundTo } from './decimal.ts';

/**
 * How figures are written for customers: `271.60 m²`, `14(3) × 190 × 1900 mm`, `7%`, `3 packs`, and an
 * em dash for no value. Quantities of an order have their own words (quantity-text.ts).
 */
export const DASH = '—';

/** @returns an area with its two decimals, halves up: `271.60 m²` */
export function areaText(areaM2: number): string {
  const area = parseDecimal(areaM2);
  return area ? `${decimalText(roundTo(area, 2))} m²` : DASH;
}

/** @returns `7%`: no space before the sign */
export function percentText(percent: number): string {
  return `${percent}%`;
}

/** The backend's `14(3) x 190 x 1900 mm` with multiplication signs. */
export function sizeText(size: string): string {
  return size.replace(/(?<=[\d)]) ?[xX] ?(?=\d)/g, ' × ');
}

/** @param word in the singular, as in a unit: `Piece`; the plural adds an s */
export function countText(count: number, word: string): string {
  const singular = word.toLowerCase();
  return `${count} ${count === 1 ? singular : `${singular}s`}`;
}
