import type { ReactNode } from 'react';
import styles from './line-list.module.css';

/** The lines of an order, read and not changed. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul aria-label="Lines of your order">{children}</ul>;
}

interface ListedLineProps {
  name: string;
  cost: string;
  detail: ReactNode;
  note: string | undefined;
  /** what is wrong with it, if anything */
  children?: ReactNode;
}

export function ListedLine({ name, cost, detail, note, children }: ListedLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className="text-figures">{cost}</span>
      </div>
      <p className="text-small text-figures text-muted">{detail}</p>
      {note && <p className="text-small text-muted">{note}</p>}
      {children}
    </li>
  );
}
