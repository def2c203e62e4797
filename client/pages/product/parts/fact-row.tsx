import { clsx } from 'clsx';
import type { Fact } from '../../../../contracts/domain/product/spec-groups.ts';
import styles from './fact-row.module.css';

/** One line of a list of facts, inside a dl. */
export function FactRow({ fact: { label, value } }: { fact: Fact }) {
  return (
    <div className={clsx('text-small', styles.fact)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
