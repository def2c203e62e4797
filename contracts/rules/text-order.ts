/** One collator for every list: making one costs more than sorting with it. `Oak 9` comes before `Oak 10`. */
const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Sizes by their figures, `5 x 180` before `5.5 x 180`; equal ones by their text. */
export function compareSizes(a: string, b: string): number {
  const [left, right] = [figuresOf(a), figuresOf(b)];
  const at = left.findIndex((figure, index) => figure !== right[index]);
  if (at === -1) return left.length - right.length || compareText(a, b);
  return (left[at] ?? 0) - (right[at] ?? Number.NEGATIVE_INFINITY);
}

function figuresOf(size: string): readonly number[] {
  return (size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
