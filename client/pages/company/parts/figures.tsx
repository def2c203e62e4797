import { clsx } from 'clsx';
import { COMPANY_FIGURES } from '../company-figures.ts';
import styles from './figures.module.css';

/** The company in five figures. */
export function Figures() {
  return (
    <dl className={styles.figures}>
      {COMPANY_FIGURES.map(({ figure, what }) => (
        <div key={what}>
          <dt className="text-small">{what}</dt>
          <dd className={clsx('text-figures', styles.figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
