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
    <dl className={styles.facts}>
      {CLAIMS.map(({ figure, words }) => (
        <div className={styles.box} key={words}>
          <dt className={`text-small ${styles.term}`}>{words}</dt>
          <dd className={`text-figures ${styles.value}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
