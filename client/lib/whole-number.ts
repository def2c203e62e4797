/** Shown at a field whose text is not a whole number. */
export const WHOLE_NUMBER_WANTED = 'Please enter a whole number.';

/** `12`, `12.0`, `1,250`, `1 250` with any blank; at most 15 digits, which a number can represent exactly. */
const WHOLE = /^\+?0*(?<digits>\d{1,15}|\d{1,3}(?:(?<mark>[,\s])\d{3})(?:\k<mark>\d{3}){0,3})(?:\.0*)?$/u;

/** @returns undefined if the text is not a whole number of 0 or more; no character is dropped to make it one */
export function parseWholeNumber(text: string): number | undefined {
  const digits = WHOLE.exec(text.trim())?.groups?.digits;
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}
