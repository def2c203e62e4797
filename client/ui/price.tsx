import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatPence } from '../../contracts/domain/money/money.ts';
import styles from './price.module.css';
import { Skeleton } from './skeleton.tsx';

interface PriceProps extends ComponentProps<'span'> {
  pence: number | undefined;
  /** the unit that the price is for, e.g. `m²` */
  per?: string;
  /** loading: the space is kept */
  pending?: boolean;
}

/** An amount of money, with figures of equal width and a fixed space. */
export function Price({ pence, per, pending = false, className, ...props }: PriceProps) {
  return (
    <span
      {...props}
      translate="no"
      className={clsx('text-figures', styles.price, per && styles.perUnit, className)}
    >
      {pending ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <>
          {formatPence(pence)}
          {per && pence !== undefined && <span className={styles.per}>/ {per}</span>}
        </>
      )}
    </span>
  );
}
