import type { CSSProperties, ReactNode } from 'react';
import { LEAVE_MS } from '../use-removal.ts';
import styles from './line-shell.module.css';

/** A list item that folds up while it leaves, out of reach of keyboard and screen reader. */
export function LineShell({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  return (
    <li className={styles.line} inert={leaving} style={{ '--leave': `${LEAVE_MS}ms` } as CSSProperties}>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
