import { clsx } from 'clsx';
import { SPECIFICATION_TITLE } from '../../../../contracts/domain/quotation/quotation-text.ts';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import { SheetPart } from './sheet-part.tsx';
import styles from './specification.module.css';

interface SpecificationProps {
  clauses: NonNullable<QuotationPaper['specification']>;
}

/** The annex with a clause for each floor. */
export function Specification({ clauses }: SpecificationProps) {
  return (
    <SheetPart title={SPECIFICATION_TITLE} isAnnex>
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
    </SheetPart>
  );
}
