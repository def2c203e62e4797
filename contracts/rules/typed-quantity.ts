import { parseWholeNumber } from './whole-number.ts';

/** Only pasting brings this into a field that drops all keys but digits: digits around something else, or after a minus. */
const PASTED = /\d\D+\d|[-−–]\s*\d/;
/** Characters that a quantity's field takes: enough that pasted text isn't cut off to become another number. */
export const QUANTITY_TEXT_MAX = 20;

/**
 * A quantity as its field shows it: of what is typed the digits alone, at most six, without leading zeros (docs/product.md,
 * "Form rules"). Pasted text is read as a whole: if it isn't a whole number it stays as it is, and the field refuses it.
 */
export function quantityDigits(text: string): string {
  const whole = parseWholeNumber(text);
  if (whole !== undefined) return String(whole).slice(0, 6);
  if (PASTED.test(text)) return text.trim().slice(0, QUANTITY_TEXT_MAX);
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 6);
}
