import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of terms and values; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term}>
            <dt className="text-small">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
