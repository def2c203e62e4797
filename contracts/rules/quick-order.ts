import { plainText, readRecord } from './csv.ts';
import { type AskedQuantity, NO_QUANTITY, notAQuantity, readQuantity } from './ordered-quantity.ts';

/** As many rows as one batch takes; those after them wait for the next. */
export const QUICK_ORDER_ROWS = 100;

/** One row of a quick order as it was typed, pasted or read from a file. */
export interface QuickOrderRow {
  /** of the text, from 1 */
  readonly line: number;
  /** where the row starts in the text */
  readonly start: number;
  /** the row as it stands in the text */
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
  /** the row of column headings as it stands in the text; '' without one */
  readonly heading: string;
  /** at most a hundred */
  readonly rows: readonly QuickOrderRow[];
  /** the text of the rows after them */
  readonly rest: string;
}

const NO_NUMBER = 'The product number is missing.';
const NO_SAMPLES = 'Samples are not ordered here. Please choose them on the samples page.';

/**
 * Reads a product number and a quantity from each line: `AL-H101 12`, `AL-H101, 24.5 m2`, `AL-H101;12 packs`, cells of a
 * spreadsheet, or a CSV file. Where the first row has headings they say which columns count. Empty lines are passed over.
 */
export function readQuickOrder(written: string): QuickOrder {
  const text = plainText(written);
  const rows: QuickOrderRow[] = [];
  let heading = '';
  let table: Table | undefined;
  let line = 1;
  for (let start = 0; start < text.length; ) {
    const record = readRecord(text, start, table?.separator);
    const source = text.slice(start, record.next - 1);
    const isEmpty = record.cells.every((cell) => cell === '');
    const isFirst = rows.length === 0 && heading === '';
    const found = isFirst && !isEmpty ? tableOf(record.cells) : undefined;
    if (found) {
      table = { ...found, separator: record.separator };
      heading = source;
    } else if (!isEmpty) {
      if (rows.length === QUICK_ORDER_ROWS) return { heading, rows, rest: text.slice(start) };
      const cells = table ? cellsOf(table, record.cells) : freeCells(record.cells, record.separator);
      rows.push({ line, start, source, ...read(cells) });
    }
    line += source.split('\n').length;
    start = record.next;
  }
  return { heading, rows, rest: '' };
}

interface Cells {
  readonly productNo: string;
  readonly quantity: string;
  /** the row is a sample's */
  readonly isSample?: boolean;
}

function read({ productNo, quantity, isSample = false }: Cells) {
  const asked = readQuantity(quantity);
  const wrongQuantity = quantity === '' ? NO_QUANTITY : notAQuantity(quantity);
  const problem = isSample ? NO_SAMPLES : productNo === '' ? NO_NUMBER : asked ? '' : wrongQuantity;
  return { productNo, quantity, asked, problem };
}

/**
 * Without headings: the number first, then the quantity, whose figure may hold a comma and whose unit may be a cell. A space
 * after the number ends it, unless what follows is no quantity: a number may hold a space, too.
 */
function freeCells(cells: readonly string[], separator: string | undefined): Cells {
  const [first = '', ...others] = cells;
  const together = (parts: readonly string[]) =>
    parts.join(separator === ',' ? ',' : ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
  const [, productNo = '', beginning = ''] = /^(\S+)\s+(.+)$/s.exec(first) ?? [];
  const quantity = together([beginning, ...others]);
  const isSplit = productNo !== '' && (readQuantity(quantity) || together(others) === '');
  return isSplit ? { productNo, quantity } : { productNo: first, quantity: together(others) };
}

/** Columns of a table, by their headings. */
interface Columns {
  readonly productNo: number;
  /** the first of them that is filled in counts; `unit` is what its heading says */
  readonly quantities: readonly { readonly at: number; readonly unit: string }[];
  /** -1 when there is none, as with `kind` */
  readonly unit: number;
  readonly kind: number;
}

interface Table extends Columns {
  readonly separator: ReturnType<typeof readRecord>['separator'];
}

const NUMBER_HEADING =
  /^(?:(?:product|item|article|part|stock|our)?(?:number|no|code|ref|reference)|product|item|article|sku)$/;
const QUANTITY_HEADINGS: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^(?:numberof|no)?(?:packs?|boxes)$/, 'packs'],
  [/^(?:area)?(?:m2|sqm)(?:needed)?$|^area(?:needed)?$/, 'm2'],
  [/^(?:quantity|qty|amount|needed|pieces)$/, ''],
];

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
  return { productNo, quantities, unit: headings.indexOf('unit'), kind: headings.indexOf('kind') };
}

function cellsOf({ productNo, quantities, unit, kind }: Columns, cells: readonly string[]): Cells {
  const filled = quantities.find(({ at }) => (cells[at] ?? '') !== '');
  const figure = cells[filled?.at ?? -1] ?? '';
  // a unit beside the figure counts more than the heading, and belongs to a column that names none
  const named = filled?.unit || (cells[unit] ?? '');
  const hasUnit = /[a-z²]/i.test(figure) || figure === '';
  return {
    productNo: cells[productNo] ?? '',
    quantity: hasUnit || named === '' ? figure : `${figure} ${named}`,
    isSample: (cells[kind] ?? '').toLowerCase() === 'sample',
  };
}
