/** What is said at a field for a whole number that holds none. */
export const WHOLE_NUMBER_WANTED = 'Please enter a whole number.';

/** `12`, `12.0`, `1,250`, `1 250` with any blank; at most 15 digits, so that a number holds them all. */
const WHOLE = /^\+?0*(?<digits>\d{1,15}|\d{1,3}(?:(?<mark>[,\s])\d{3})(?:\k<mark>\d{3}){0,3})(?:\.0*)?$/u;

/** @returns undefined for a text that is no whole number of 0 or more: nothing of it is left out to make it one */
export function parseWholeNumber(text: string): number | undefined {
  const digits = WHOLE.exec(text.trim())?.groups?.digits;
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}
