import { parseWholeNumber } from './whole-number.ts';

/** What no key brings into a field that takes digits alone: figures around something else, or behind a minus. */
const PASTED = /\d\D+\d|[-−–]\s*\d/;
/** Characters of a quantity's field, so that what is pasted isn't cut to another number. */
export const QUANTITY_TEXT_MAX = 20;

/**
 * A quantity as its field shows it: of what is typed the digits alone, at most six, without leading zeros (docs/product.md,
 * "Form rules"). What was pasted is judged whole: where it is no whole number it stays as it is, to be refused.
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
