import styles from './wordmark.module.css';

/** The name over the picture. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <p className={styles.line}>
      {brand}
      <span className={`text-eyebrow ${styles.words}`}>Flooring</span>
    </p>
  );
}
