import styles from './spinner.module.css';

/** Shows that work is in progress. Decorative: the control around it says so in words or with aria-busy. */
export function Spinner({ size = '1em' }: { size?: string }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
