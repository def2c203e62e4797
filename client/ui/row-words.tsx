import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './row-words.module.css';

interface RowWordsProps {
  /** what the row is about */
  name: ReactNode;
  note: string | undefined;
  /** small print between the name and the note */
  children: ReactNode;
}

/** The first cell of a row in words: a name, small print below it, and a customer's note. */
export function RowWords({ name, note, children }: RowWordsProps) {
  return (
    <span className={styles.words}>
      {name}
      {children}
      {note && <span className={clsx('text-small', styles.note)}>{note}</span>}
    </span>
  );
}

/** Small print in grey. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <span className={clsx('text-small', styles.detail)}>{children}</span>;
}
