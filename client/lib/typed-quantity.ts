import { parseWholeNumber } from './whole-number.ts';

/** Digits around other characters, or after a minus: only possible by pasting, as the field drops all keys but digits. */
const PASTED = /\d\D+\d|[-−–]\s*\d/;
/** The most characters in a quantity's field; enough not to cut pasted text off into another number. */
export const QUANTITY_TEXT_MAX = 20;

/**
 * A quantity as its field shows it: only the digits of the typed text, at most six, without leading zeros (docs/product.md,
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
