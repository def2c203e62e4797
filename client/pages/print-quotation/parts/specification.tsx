import { clsx } from 'clsx';
import { SPECIFICATION_TITLE } from '../../../../contracts/domain/quotation/quotation-text.ts';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import styles from './specification.module.css';

interface SpecificationProps {
  clauses: NonNullable<QuotationPaper['specification']>;
}

/** The annex with a clause for each floor. */
export function Specification({ clauses }: SpecificationProps) {
  return (
    <section className={styles.annex}>
      <h2 className={styles.title}>{SPECIFICATION_TITLE}</h2>
      {clauses.map(({ heading, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: floors may have one heading
        <div key={at} className={styles.clause}>
          <h3 className={styles.heading}>{heading}</h3>
          <dl className={clsx('text-small', styles.lines)}>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
