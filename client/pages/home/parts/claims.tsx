import { clsx } from 'clsx';
import styles from './claims.module.css';

/** What the company says about itself (docs/product.md, "What it is"). */
const CLAIMS = [
  { figure: '20', words: 'years of experience' },
  { figure: '200', words: 'staff' },
  { figure: '30,000 m²', words: 'made a month' },
  { figure: '35,000–45,000 m²', words: 'in stock' },
  { figure: '85', words: 'showroom products' },
];

/** The company in figures: a row on a wide screen, two columns on a phone. */
export function Claims() {
  return (
    <dl className={styles.claims}>
      {CLAIMS.map(({ figure, words }) => (
        <div className={styles.claim} key={words}>
          <dt className={clsx('text-small', styles.words)}>{words}</dt>
          <dd className={clsx('text-figures', styles.figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
