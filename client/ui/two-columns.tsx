import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** Sections that are short enough to be read side by side. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
