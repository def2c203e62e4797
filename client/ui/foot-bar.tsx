import type { ReactNode } from 'react';
import styles from './foot-bar.module.css';
import { Price } from './price.tsx';

interface FootBarProps {
  /** pence */
  total: number | undefined;
  /** whether the total includes VAT */
  withVat?: boolean;
  /** the button of the next step */
  children: ReactNode;
}

/** The total and the next step at the foot of a phone's screen, in place of the tab bar. */
export function FootBar({ total, withVat = true, children }: FootBarProps) {
  return (
    <section className={styles.bar} aria-label="Total and next step" data-foot-bar="" data-no-print="">
      <p className={styles.total}>
        <Price pence={total} pending={total === undefined} />
        <span className="text-small"> {withVat ? 'incl. VAT' : 'excl. VAT'}</span>
      </p>
      {children}
    </section>
  );
}
