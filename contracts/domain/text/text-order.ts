/** Digits of a number in a text that is compared; longer ones sort as text. */
const DIGITS = 12;

/**
 * Names as a person would sort them: case and accents don't count, and `Oak 9` comes before `Oak 10`. Done by hand, because
 * a browser's first Intl.Collator takes some 25 ms, which is most of a list's start on a phone.
 */
export function compareText(a: string, b: string): number {
  const [left, right] = [textSortKey(a), textSortKey(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Sizes by their figures, `5 x 180` before `5.5 x 180`; equal ones by their text. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [figuresOf(a), figuresOf(b)];
  const at = left.findIndex((figure, index) => figure !== right[index]);
  if (at === -1) return left.length - right.length || compareText(a, b);
  return (left[at] ?? 0) - (right[at] ?? Number.NEGATIVE_INFINITY);
}

/** @returns what texts are compared by, in the order of its characters */
export function textSortKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

function figuresOf(size: string): readonly number[] {
  return (size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
