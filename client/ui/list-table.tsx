import type { ReactNode } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { Link } from './link.tsx';
import styles from './list-table.module.css';

type Cell<Row> = Pick<Column<Row>, 'head' | 'cell'>;

interface ListTableProps<Row> {
  /** what is listed, for screen readers */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** a RowLink */
  name: Cell<Row>;
  what: Cell<Row>;
  who: Cell<Row>;
  day: Cell<Row>;
  state: Cell<Row>;
  total: Cell<Row>;
  /** below the total where there is no space beside it */
  last: Cell<Row>;
}

/** Orders or quotations as rows; each row is a link. On a phone, `what` and `who` are left out. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, keyOf, name, what, who, day, state, total, last } = props;
  return (
    <div className={styles.frame}>
      <DataTable
        className={styles.table}
        caption={caption}
        rows={rows}
        keyOf={keyOf}
        columns={[
          { ...name, place: 'name' },
          { ...what, place: 'what' },
          { ...who, place: 'who' },
          { ...day, place: 'day' },
          { ...state, place: 'state' },
          { ...total, place: 'total', end: true },
          { ...last, place: 'last', end: true },
        ]}
      />
    </div>
  );
}

/** Names a row and leads to its page from anywhere in the row. @param note below the title */
export function RowLink({ href, title, note }: { href: string; title: string; note: string }) {
  return (
    <Link className={styles.link} href={href} look="quiet" translate="no">
      <span className={styles.title}>{title}</span> {note && <RowNote>{note}</RowNote>}
    </Link>
  );
}

/** Less important words, below the ones before them, or beside them where there is no space below. */
export function RowNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

/** Says what the column's heading says, for phones, which show no headings. */
export function Unheaded({ children }: { children: string }) {
  return <span className={styles.unheaded}>{children}</span>;
}
