import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PaperTable as Table } from '../../../contracts/domain/paper/paper-text.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './paper-table.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly string[];
}

interface PaperTableProps {
  caption: string;
  className?: string | undefined;
  table: Table;
  /** content of a row's first cell; by default its text */
  firstCell?: (text: string, row: number) => ReactNode;
}

/** A paper's table: columns on paper and on a wide screen, a card for each row on a narrow one. */
export function PaperTable({ caption, className, table: { columns, rows }, firstCell }: PaperTableProps) {
  const [first, ...others] = columns.map(
    ({ head, end = false }, n): Column<Row> => ({
      head,
      end,
      words: !end,
      cell: ({ key, cells }) => (n === 0 && firstCell ? firstCell(cells[0] ?? '', Number(key)) : cells[n]),
    }),
  );
  if (!first) return null;
  return (
    <div className={clsx(styles.lines, className)}>
      <DataTable
        caption={caption}
        columns={[first, ...others]}
        rows={rows.map((cells, n) => ({ key: String(n), cells }))}
        keyOf={({ key }) => key}
      />
    </div>
  );
}
