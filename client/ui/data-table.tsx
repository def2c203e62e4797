import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  /** the column heading, and the label of the value on a phone's card */
  readonly head: string;
  /** a control in the place of the heading */
  readonly headControl?: ReactNode;
  /** one text or one element, as on a phone's card it is beside its label */
  readonly cell: (row: Row) => ReactNode;
  /** figures line up at the end of the cell */
  readonly end?: boolean;
  /** text typed by users, in which one word may be wider than the column */
  readonly words?: boolean;
  /** where a layout of its own puts it */
  readonly place?: string;
  /** names the row, where the first column doesn't */
  readonly isName?: boolean;
}

interface DataTableProps<Row> {
  /** what the table lists, for screen readers */
  caption: string;
  /** the first column names the row, unless another one does */
  columns: readonly Column<Row>[];
  /** undefined while loading: placeholder lines of the final height show */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** a layout of its own */
  className?: string | undefined;
}

const PLACES = ['first', 'second', 'third'];

/** Rows under column headings; on a phone, one card a row. It prints as a table from every device. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  className = 'data-table',
}: DataTableProps<Row>) {
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  return (
    // The roles are explicit, because a table laid out as cards would lose them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={className} role="table" aria-busy={rows === undefined || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, headControl, end, place }) => (
            <th key={head} role="columnheader" scope="col" data-place={place} {...endOf(end)}>
              {headControl ?? head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows?.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} isName={column === name} />
            ))}
          </tr>
        ))}
        {rows === undefined &&
          PLACES.map((place) => (
            <tr key={place} role="row">
              {columns.map(({ head }) => (
                <td key={head} role="cell">
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isName: boolean;
}

function Cell<Row>({ column: { head, cell, end, words, place }, row, isName }: CellProps<Row>) {
  if (isName)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as in the table around it
      <th role="rowheader" scope="row" data-place={place}>
        {cell(row)}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in the table around it
    <td role="cell" data-label={head} data-words={words ? '' : undefined} data-place={place} {...endOf(end)}>
      {cell(row)}
    </td>
  );
}

const endOf = (end = false) => (end ? { 'data-end': '' } : {});
