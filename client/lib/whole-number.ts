/** Shown at a field whose text is not a whole number. */
export const WHOLE_NUMBER_WANTED = 'Please enter a whole number.';

/** `12`, `12.0`, `1,250`, `1 250` with any blank; at most 15 digits, which a number can represent exactly. */
const WHOLE = /^\+?0*(?<digits>\d{1,15}|\d{1,3}(?:(?<mark>[,\s])\d{3})(?:\k<mark>\d{3}){0,3})(?:\.0*)?$/u;

/** @returns undefined if the text is not a whole number of 0 or more; no character is dropped to make it one */
export function parseWholeNumber(text: string): number | undefined {
  const digits = WHOLE.exec(text.trim())?.groups?.digits;
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}

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
