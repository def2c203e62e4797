import { decimalText } from '../number/decimal.ts';
import { visibleText } from './visible-text.ts';

/** Possible separators, the most reliable first; a comma may also be part of a figure. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A row of a table in text. It takes several lines when a quoted cell does. */
export interface CsvRecord {
  /** the cells, without the quotation marks around them and spaces at their ends */
  readonly cells: readonly string[];
  /** undefined for a single cell */
  readonly separator: Separator | undefined;
  /** where the next record starts; beyond the text's end after the last one */
  readonly next: number;
}

/** @returns the text of a file or the clipboard without invisible characters, with \n as the only line end */
export function plainText(text: string): string {
  return visibleText(text).replace(/\r\n?/g, '\n');
}

/** The first line that Excel may write, naming the separator: `sep=;`. */
const SEPARATOR_LINE = /^\s*"?sep=([\t;,|])"?[\t;,| ]*(?=\n|$)/i;

/** @returns that line and its separator; undefined if the text has none. @param text as `plainText` gives it */
export function separatorLine(
  text: string,
): { readonly source: string; readonly separator: Separator } | undefined {
  const [source, named] = SEPARATOR_LINE.exec(text) ?? [];
  const separator = SEPARATORS.find((each) => each === named);
  return source !== undefined && separator ? { source, separator } : undefined;
}

/**
 * Reads one record by RFC 4180, or with semicolons or tabs. A quotation mark that isn't closed counts as text.
 * @param text as `plainText` gives it
 * @param start where the record starts
 * @param separator that of the table; by default what the line itself shows
 */
export function readRecord(
  text: string,
  start: number,
  separator: Separator | undefined = separatorAt(text, start),
): CsvRecord {
  const quoted = QUOTED[separator ?? '\n'];
  const cells: string[] = [];
  let at = start;
  for (;;) {
    quoted.lastIndex = at;
    const match = quoted.exec(text);
    const end = match ? at + match[0].length : cellEnd(text, at, separator);
    cells.push((match?.[1]?.replaceAll('""', '"') ?? text.slice(at, end)).trim());
    at = end + 1;
    if (separator === undefined || text[end] !== separator)
      return { cells: cells.map((cell) => unguarded(unwrapped(cell))), separator, next: at };
  }
}

const quotedBefore = (separator: string) =>
  new RegExp(`[^\\S\\n\\t]*=?"([^"]*(?:""[^"]*)*)"[^\\S\\n\\t]*(?=[${separator}\\n]|$)`, 'y');
const QUOTED = {
  '\t': quotedBefore('\\t'),
  ';': quotedBefore(';'),
  ',': quotedBefore(','),
  '|': quotedBefore('|'),
  '\n': quotedBefore(''),
} as const;

/** A line including quoted line breaks; no match if a quotation mark isn't closed. */
const WHOLE_LINE = /[^"\n]*(?:"[^"]*"[^"\n]*)*(?=\n|$)/y;

function separatorAt(text: string, start: number): Separator | undefined {
  WHOLE_LINE.lastIndex = start;
  const line = WHOLE_LINE.exec(text)?.[0] ?? text.slice(start, lineEnd(text, start));
  const outside = line.replace(/"[^"]*"/g, '');
  return SEPARATORS.find((separator) => outside.includes(separator));
}

function cellEnd(text: string, at: number, separator: Separator | undefined): number {
  const end = lineEnd(text, at);
  const next = separator === undefined ? -1 : text.indexOf(separator, at);
  return next === -1 ? end : Math.min(next, end);
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** The first apostrophe is ours; further ones belong to the text. */
const GUARDED = /^'(?='*[=+\-@\t\r])/;

/** Excel marks a figure as text in this way: `="007"`. */
const unwrapped = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;

const unguarded = (cell: string) => cell.replace(GUARDED, '');

/**
 * A table as a CSV file, with a byte order mark (without it Excel misreads m²), CRLF, and an apostrophe before text that a
 * spreadsheet would run as a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;
}

/** @returns an amount as a spreadsheet reads it, `1234.50`; '' where there is none */
export function csvPounds(pence: number | undefined): string {
  return pence === undefined ? '' : decimalText({ units: BigInt(pence), scale: 2 });
}

function cellText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
