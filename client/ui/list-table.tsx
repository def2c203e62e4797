import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { Link } from './link.tsx';
import styles from './list-table.module.css';

/** What a row may have, in the order in which it is read. */
const PLACES = ['tick', 'name', 'what', 'who', 'day', 'state', 'total', 'last', 'action'] as const;
/** Line up at the end of their column. */
const FIGURES: ReadonlySet<string> = new Set(['total', 'last', 'action']);

type Place = (typeof PLACES)[number];
type Cell<Row> = Pick<Column<Row>, 'head' | 'headControl' | 'cell'>;

interface ListTableProps<Row> extends Partial<Record<Place, Cell<Row>>> {
  /** what is listed, for screen readers */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** names the row: a RowLink, or a link of its own */
  name: Cell<Row>;
  /** `day` is more than a day */
  hasLongDay?: boolean;
  /** the class of another grid; `usual` of the styles is the example */
  layout?: string | undefined;
}

/** Orders, quotations, invoices or payments as rows. In the usual grid, `who` is left out on a phone, and `last` is below the total where there is no space beside it. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, keyOf, hasLongDay, layout = styles.usual } = props;
  return (
    <div className={styles.frame}>
      <DataTable
        className={clsx(styles.table, layout, hasLongDay && styles.longDay)}
        caption={caption}
        rows={rows}
        keyOf={keyOf}
        columns={PLACES.flatMap((place) => {
          const cell = props[place];
          if (!cell) return [];
          return [{ ...cell, place, end: FIGURES.has(place), isName: place === 'name' }];
        })}
      />
    </div>
  );
}

/** Names a row and leads to its page from anywhere in the row. @param note below the title */
export function RowLink({ href, title, note }: { href: string; title: string; note?: string }) {
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
