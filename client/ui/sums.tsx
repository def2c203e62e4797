import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { percentText } from '../../contracts/domain/number/notation.ts';
import type { VatSums } from '../../contracts/domain/vat/vat.ts';
import { Price } from './price.tsx';
import styles from './sums.module.css';

interface SumsProps extends VatSums {
  /** what adds up, in pence without VAT */
  rows: readonly { readonly term: string; readonly pence: number }[];
  /** read out when it changes */
  live?: boolean;
  /** further rows below the total */
  children?: ReactNode;
}

/** Sums of money one below the other: what adds up, its VAT, and the total. */
export function Sums({ rows, vatPercent, vat, total, live = false, children }: SumsProps) {
  return (
    <dl className="stack-3" {...(live ? { 'aria-live': 'polite' as const } : {})}>
      {rows.map(({ term, pence }) => (
        <Sum key={term} term={term} pence={pence} />
      ))}
      <Sum term={vat === 0 ? 'VAT' : `VAT ${percentText(vatPercent)}`} pence={vat} />
      <Sum term="Total incl. VAT" pence={total} strong />
      {children}
    </dl>
  );
}

function Sum({ term, pence, strong = false }: { term: string; pence: number; strong?: boolean }) {
  return (
    <div className={clsx(styles.sum, strong && styles.total)}>
      <dt>{term}</dt>
      <dd>
        <Price className={styles.price} pence={pence} />
      </dd>
    </div>
  );
}
