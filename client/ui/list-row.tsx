import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './list-row.module.css';
import { Price } from './price.tsx';

interface ListRowProps {
  level: 'h2' | 'h3';
  href: string;
  title: string;
  /** at most three; decorative */
  pictures?: ReactNode;
  /** below the title */
  words: ReactNode;
  state: ReactNode;
  pence: number;
  /** what the sum is, e.g. `incl. VAT` */
  sumNote: string;
}

/** An order or a quotation in its list, a link as a whole. */
export function ListRow({ level: Name, href, title, pictures, words, state, pence, sumNote }: ListRowProps) {
  return (
    <li className={clsx(styles.row, pictures !== undefined && styles.pictured)}>
      {pictures !== undefined && (
        <div className={styles.pictures} aria-hidden="true">
          {pictures}
        </div>
      )}
      <div className={styles.words}>
        <Name className="text-subheading">
          <Link className={styles.link} href={href} look="quiet">
            {title}
          </Link>
        </Name>
        {words}
      </div>
      <div className={styles.state}>{state}</div>
      <div className={styles.money}>
        <Price className={styles.total} pence={pence} />
        <RowNote>{sumNote}</RowNote>
      </div>
    </li>
  );
}

/** The rows of a list, under a line. @param label what is listed */
export function ListRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A less important note, in the words or below the state. */
export function RowNote({ children }: { children: string }) {
  return <p className={clsx('text-small', styles.muted)}>{children}</p>;
}
