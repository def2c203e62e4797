import type { ReactNode } from 'react';
import styles from './sheet-part.module.css';

interface SheetPartProps {
  title: string;
  isAnnex?: boolean;
  children: ReactNode;
}

/** A part of the paper with a title of its own. */
export function SheetPart({ title, isAnnex = false, children }: SheetPartProps) {
  return (
    <section className={isAnnex ? styles.annex : styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
