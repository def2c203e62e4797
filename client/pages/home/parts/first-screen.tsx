import { clsx } from 'clsx';
import styles from './first-screen.module.css';

/** The first screen says who the shop is for (docs/product.md, "What it is"). */
export function Statement() {
  return (
    <div className={styles.statement}>
      <h1 className={clsx('text-display', styles.title)} tabIndex={-1} data-page-focus="">
        Strictly for trade
      </h1>
      <p className={clsx('text-lead', styles.lead)}>
        Engineered and solid wood, parquet, vinyl and accessories for architects, contractors and developers.
        Sold by the pack, from stock.
      </p>
    </div>
  );
}

/** The name over the picture. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <p className={styles.wordmark}>
      {brand}
      <span className={clsx('text-eyebrow', styles.trade)}>Flooring</span>
    </p>
  );
}
