/** With more typing errors than this, it counts as another name. */
const MOST_ERRORS = 2;

/**
 * The names that somebody may have meant: with a letter too many, missing, wrong, or two swapped.
 * @param names those that exist
 * @param keyOf what is compared of each; the whole name by default
 * @returns those with the fewest errors, in order
 */
export function nearestNames(
  typed: string,
  names: readonly string[],
  keyOf: (name: string) => string = (name) => name,
): string[] {
  const wanted = keyOf(typed);
  if (wanted.length <= MOST_ERRORS) return [];
  const measured = names.map((name) => ({ name, errors: errorsBetween(wanted, keyOf(name)) }));
  const fewest = Math.min(MOST_ERRORS, ...measured.map(({ errors }) => errors));
  return measured
    .filter(({ errors }) => errors === fewest)
    .map(({ name }) => name)
    .sort();
}

/** The Damerau-Levenshtein distance with each pair swapped once at most; more than the most errors when lengths differ by more. */
function errorsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_ERRORS) return MOST_ERRORS + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
