import { firstPlace } from './packed-texts.ts';

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

type NameList = Pick<readonly string[], 'length' | 'at'>;

/**
 * Where such names are among very many: beginnings that many share are compared once, and left out together.
 * @param sorted the names in order
 */
export function placesNear(wanted: string, sorted: NameList): number[] {
  let found: number[] = [];
  let fewest = MOST_ERRORS;
  // whether whatever follows has more errors: with each letter more there are as many, or more
  const isBeyond = () => Math.min(...(rows.at(-1) ?? [])) > fewest;
  const rows = [firstRow(wanted)];
  let before = '';
  for (let at = 0; at < sorted.length; ) {
    const name = sorted.at(at) ?? '';
    rows.length = Math.min(rows.length, sharedLength(before, name) + 1);
    while (rows.length <= name.length && !isBeyond()) rows.push(nextRow(rows, name, wanted));
    before = name.slice(0, rows.length - 1);
    if (isBeyond()) at = firstPlace(at, sorted.length, (place) => !sorted.at(place)?.startsWith(before));
    else {
      const errors = rows.at(-1)?.[wanted.length] ?? 0;
      if (errors < fewest) [found, fewest] = [[], errors];
      if (errors === fewest) found.push(at);
      at += 1;
    }
  }
  return found;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Errors between a beginning of one name and each beginning of another. */
type Row = readonly number[];

const firstRow = (name: string): Row => Array.from({ length: name.length + 1 }, (_, index) => index);

/** The Damerau-Levenshtein distance with each pair swapped once at most; more than the most errors when lengths differ by more. */
function errorsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_ERRORS) return MOST_ERRORS + 1;
  const rows = [firstRow(b)];
  while (rows.length <= a.length) rows.push(nextRow(rows, a, b));
  return rows.at(-1)?.[b.length] ?? 0;
}

/** The row for one letter of `a` more. */
function nextRow(rows: readonly Row[], a: string, b: string): Row {
  const i = rows.length;
  const [beforeLast, last] = [rows[i - 2] ?? [], rows[i - 1] ?? []];
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const changed = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
    const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : changed;
    row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
  }
  return row;
}
