import {
  plainText,
  readRecord,
  type Separator,
  separatorLine,
} from '../../../../contracts/domain/text/csv.ts';
import { type AskedQuantity, NO_QUANTITY, notAQuantity, readQuantity } from './ordered-quantity.ts';

/** The most rows of one batch; further rows are left for the next. */
export const QUICK_ORDER_ROWS = 100;

/** One row of a quick order as it was typed, pasted or read from a file. */
export interface QuickOrderRow {
  /** of the text, from 1 */
  readonly line: number;
  /** where the row starts in the text */
  readonly start: number;
  /** the row's text, unchanged */
  readonly source: string;
  readonly productNo: string;
  /** as written */
  readonly quantity: string;
  /** undefined when it can't be read */
  readonly asked: AskedQuantity | undefined;
  /** why the row can't be read, in words for the customer; '' otherwise */
  readonly problem: string;
}

export interface QuickOrder {
  /** the row of column headings as written, after Excel's separator line if there is one; '' without them */
  readonly heading: string;
  /** at most a hundred */
  readonly rows: readonly QuickOrderRow[];
  /** the text of the rows after them */
  readonly rest: string;
}

const NO_NUMBER = 'The product number is missing.';
const NO_SAMPLES = 'Samples are not ordered here. Please choose them on the samples page.';

/**
 * Reads a product number and a quantity from each line: `AL-H101 12`, `AL-H101, 24.5 m2`, `12 x AL-H101`, cells of a
 * spreadsheet, or a CSV file. Where the first row has headings they say which columns count. Empty lines and totals are passed over.
 */
export function readQuickOrder(written: string): QuickOrder {
  const text = plainText(written);
  const rows: QuickOrderRow[] = [];
  const named = separatorLine(text);
  let heading = named?.source ?? '';
  let separator: Separator | undefined = named?.separator;
  let table: Columns | undefined;
  let line = 1 + linesIn(heading);
  for (let start = named ? named.source.length + 1 : 0; start < text.length; ) {
    const record = readRecord(text, start, separator);
    const source = text.slice(start, record.next - 1);
    const isEmpty = record.cells.every((cell) => cell === '');
    const found = rows.length === 0 && !table && !isEmpty ? tableOf(record.cells) : undefined;
    if (found) {
      table = found;
      separator = record.separator;
      heading = heading === '' ? source : `${heading}\n${source}`;
    } else if (!isEmpty && !isTotal(record.cells, table)) {
      if (rows.length === QUICK_ORDER_ROWS) return { heading, rows, rest: text.slice(start) };
      const cells = table ? cellsOf(table, record.cells) : freeCells(record.cells, record.separator);
      rows.push({ line, start, source, ...read(cells) });
    }
    line += linesIn(source) || 1;
    start = record.next;
  }
  return { heading, rows, rest: '' };
}

const linesIn = (text: string) => (text === '' ? 0 : text.split('\n').length);

/** Rows of totals at the end of a list: `Total`, `Sub-total: 24`, `Grand total`, `Sum`. */
const TOTAL = /^(?:(?:grand|sub|net|overall|order)[\s-]*)?totals?\b|^sum\b/i;

function isTotal(cells: readonly string[], table: Columns | undefined): boolean {
  const productNo = table ? (cells[table.productNo] ?? '') : '';
  const first = cells.find((cell) => cell !== '') ?? '';
  return TOTAL.test(productNo || first);
}

interface Cells {
  readonly productNo: string;
  readonly quantity: string;
  /** the row is for a sample */
  readonly isSample?: boolean;
}

function read({ productNo, quantity, isSample = false }: Cells) {
  const asked = readQuantity(quantity);
  const wrongQuantity = quantity === '' ? NO_QUANTITY : notAQuantity(quantity);
  const problem = isSample ? NO_SAMPLES : productNo === '' ? NO_NUMBER : asked ? '' : wrongQuantity;
  return { productNo, quantity, asked, problem };
}

/**
 * Without headings: the number first, then the quantity, whose figure may contain a comma and whose unit may be another cell.
 * A space ends the number if a quantity follows; otherwise it is part of the number.
 */
function freeCells(cells: readonly string[], separator: string | undefined): Cells {
  const [first = '', ...others] = withoutMark(cells);
  const together = (parts: readonly string[]) =>
    parts.join(separator === ',' ? ',' : '\t').replace(/^[\s,;]+|[\s,;]+$/g, '');
  const [, word = '', beginning = ''] = /^(\S+)\s+(.+)$/s.exec(first) ?? [];
  const quantity = together([beginning, ...others]);
  const isSplit = word !== '' && (readQuantity(quantity) || together(others) === '');
  const forwards = isSplit
    ? { productNo: word.replace(/:$/, ''), quantity }
    : { productNo: first.replace(/:$/, ''), quantity: together(others) };
  return readQuantity(forwards.quantity) ? forwards : (backwards(together([first, ...others])) ?? forwards);
}

/** `1.`, `2)`, `•` or `-` of a list in an email, followed by a blank; Word puts it into a cell of its own. */
const LIST_MARK = /^(?:[•·▪◦‣*–—-]|\d{1,3}[.)])(?:\s+|$)/;

function withoutMark([first = '', ...others]: readonly string[]): readonly string[] {
  const begun = first.replace(LIST_MARK, '');
  return first !== '' && begun === '' ? others : [begun, ...others];
}

/** The quantity first: `12 x AL-H101`, `24.5 m2 AL-H101`, `12 packs of AL-H101`, `12;AL-H101`. */
const BACKWARDS =
  /^(\d(?:[\d.,]*\d)?(?:\s*[a-z][a-z2²^. ]*?)??)(?:\s*[x×*]\s+|(?<=\d)x|\s*[×*]|[\s,;]+of\s+|[\s,;]+)\s*(\S*[a-z]\S*\d\S*|\S*\d\S*[a-z]\S*)$/i;

function backwards(row: string): Cells | undefined {
  const [, quantity = '', productNo = ''] = BACKWARDS.exec(row) ?? [];
  return readQuantity(quantity) ? { productNo, quantity: quantity.trim() } : undefined;
}

/** Columns of a table, by their headings. */
interface Columns {
  readonly productNo: number;
  /** the first one filled in counts; `unit` is from its heading */
  readonly quantities: readonly { readonly at: number; readonly unit: string }[];
  /** -1 when there is none, as with `kind` */
  readonly unit: number;
  readonly kind: number;
}

const NUMBER_HEADING =
  /^(?:(?:product|item|article|part|stock|our|your|supplier|sku)?(?:number|no|nr|code|ref|reference|id)|product|item|article|(?:product|item)?sku)$/;
const ASKED_FOR =
  '(?:order(?:ed)?|req(?:uire)?d|needed|total)?(?:quantity|qty|amount|number|no|area|order(?:ed)?)?(?:ordered|req(?:uire)?d|needed|in|of)?';
const QUANTITY_HEADINGS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [new RegExp(`^${ASKED_FOR}(?:packs?|pks?|box(?:es)?)(?:needed|required|ordered)?$`), 'packs'],
  [
    new RegExp(
      `^${ASKED_FOR}(?:m2|sqm|sqmetres?|squaremet(?:res?|ers?))(?:needed|required)?$|^area(?:needed|required)?$`,
    ),
    'm2',
  ],
  [
    /^(?:order(?:ed)?|req(?:uire)?d|needed)?(?:quantity|qty|amount)(?:needed|req(?:uire)?d|ordered)?$|^(?:needed|pieces|pcs)$/,
    '',
  ],
  [/^(?:quantity|qty|amount|number|no)(?:in|of)?(?:pieces|pcs|units?|each|tins|tubs|rolls)$/, ''],
];

const UNIT_HEADING = /^(?:unit|uom|um|unitof(?:measure|sale))$/;

function tableOf(cells: readonly string[]): Columns | undefined {
  const headings = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll('²', '2')
      .replace(/[^a-z\d]/g, ''),
  );
  const productNo = headings.findIndex((heading) => NUMBER_HEADING.test(heading));
  const quantities = QUANTITY_HEADINGS.flatMap(([pattern, unit]) => {
    const at = headings.findIndex((heading) => pattern.test(heading));
    return at === -1 ? [] : [{ at, unit }];
  });
  if (productNo === -1 || quantities.length === 0) return undefined;
  return {
    productNo,
    quantities,
    unit: headings.findIndex((heading) => UNIT_HEADING.test(heading)),
    kind: headings.indexOf('kind'),
  };
}

function cellsOf({ productNo, quantities, unit, kind }: Columns, cells: readonly string[]): Cells {
  const filled = quantities.find(({ at }) => (cells[at] ?? '') !== '');
  const figure = cells[filled?.at ?? -1] ?? '';
  // the heading's unit takes precedence; a separate unit column is for headings without one
  const named = filled?.unit || (cells[unit] ?? '');
  const hasUnit = /[a-z²]/i.test(figure) || figure === '';
  return {
    productNo: cells[productNo] ?? '',
    quantity: hasUnit || named === '' ? figure : `${figure} ${named}`,
    isSample: (cells[kind] ?? '').toLowerCase() === 'sample',
  };
}
