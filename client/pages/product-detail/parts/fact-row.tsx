import type { Fact } from '../product-facts.ts';
import styles from './fact-row.module.css';

/** One line of a list of facts, inside a dl. */
export function FactRow({ fact: { label, value } }: { fact: Fact }) {
  return (
    <div className={styles.box}>
      <dt className={`text-small ${styles.term}`}>{label}</dt>
      <dd className={`text-small ${styles.value}`}>{value}</dd>
    </div>
  );
}
