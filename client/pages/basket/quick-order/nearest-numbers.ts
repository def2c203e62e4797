/** With more typing errors than this, it counts as another number. */
const MOST_ERRORS = 2;
const MOST_OFFERED = 3;

/** A product number as it is compared: letters and digits alone, whatever their case. */
export function numberKey(productNo: string): string {
  return productNo.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** As `numberKey`, with letters that look like digits replaced by them. */
const readKey = (productNo: string) => numberKey(productNo).replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * The numbers that the customer may have meant: with a letter too many, missing, wrong, or two swapped.
 * @param numbers those that exist
 * @returns those with the fewest errors, at most three
 */
export function nearestNumbers(typed: string, numbers: readonly string[]): string[] {
  const wanted = readKey(typed);
  if (wanted.length <= MOST_ERRORS) return [];
  const measured = numbers.map((number) => ({ number, errors: errorsBetween(wanted, readKey(number)) }));
  const fewest = Math.min(MOST_ERRORS, ...measured.map(({ errors }) => errors));
  return measured
    .filter(({ errors }) => errors === fewest)
    .map(({ number }) => number)
    .sort()
    .slice(0, MOST_OFFERED);
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
