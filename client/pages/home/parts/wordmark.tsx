import { clsx } from 'clsx';
import styles from './wordmark.module.css';

/** The name over the picture. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <p className={styles.wordmark}>
      {brand}
      <span className={clsx('text-eyebrow', styles.trade)}>Flooring</span>
    </p>
  );
}
