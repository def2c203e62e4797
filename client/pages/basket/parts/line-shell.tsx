import type { ReactNode } from 'react';
import { LEAVE_MS } from '../use-basket.ts';
import styles from './line-shell.module.css';

/** A list item that folds up while it leaves, out of reach of keyboard and screen reader. */
export function LineShell({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  return (
    <li
      className={styles.item}
      inert={leaving}
      /* DYNAMIC */ gridTemplateRows={leaving ? '0fr' : '1fr'}
      /* DYNAMIC */ opacity={leaving ? 0 : 1}
      /* DYNAMIC */ borderBottom={leaving ? '0 solid transparent' : '1px solid {colors.border}'}
      /* DYNAMIC */ transition={`grid-template-rows ${LEAVE_MS}ms, opacity ${LEAVE_MS}ms`}
    >
      <div className={styles.box}>{children}</div>
    </li>
  );
}
