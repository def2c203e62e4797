import { csvText } from '../../../../contracts/domain/text/csv.ts';
import type { QuickOrder } from './quick-order.ts';
import type { QuickRow, WrongRow } from './quick-rows.ts';

/** The text without the rows that were added; column headings stay while there are rows below them. */
export function textLeft({ heading, rest }: QuickOrder, rows: readonly QuickRow[]): string {
  const sources = wrongOf(rows)
    .flatMap((wrong) => wrong.rows)
    .sort((a, b) => a.line - b.line)
    .map(({ source }) => source);
  const left = rest.trim() === '' ? sources : [...sources, rest];
  return left.length === 0 ? '' : [...(heading ? [heading] : []), ...left].join('\n');
}

/** A file of the rows that weren't added, with the reasons; it can be corrected and read again. */
export function wrongRowsCsv(rows: readonly QuickRow[]): string {
  const lines = wrongOf(rows).flatMap(({ rows: written, problem }) =>
    written.map(({ line, productNo, quantity }) => ({ line, cells: [productNo, quantity, problem] })),
  );
  lines.sort((a, b) => a.line - b.line);
  return csvText([
    ['Product number', 'Quantity', 'Why it was not added'],
    ...lines.map(({ cells }) => cells),
  ]);
}

export const wrongOf = (rows: readonly QuickRow[]): WrongRow[] => rows.filter((row) => row.kind === 'wrong');
