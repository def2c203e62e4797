import { clsx } from 'clsx';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { ageingRows } from '../../../../contracts/domain/paper/ageing.ts';
import styles from './account-figures.module.css';

type Account = Pick<
  components['schemas']['InvoicesReply'],
  'openPence' | 'overduePence' | 'creditPence' | 'ageing'
>;

/** The amounts open and overdue, by age: of the whole company, whatever is listed. */
export function AccountFigures({ account }: { account: Account }) {
  const { openPence, overduePence, creditPence, ageing } = account;
  return (
    <div className={styles.account}>
      <dl className={styles.totals}>
        <Figure term="Open" pence={openPence} large />
        <Figure term="Of that overdue" pence={overduePence} large late={overduePence > 0} />
        {creditPence > 0 && <Figure term="To your credit" pence={creditPence} large />}
      </dl>
      <dl className={styles.bands}>
        {ageingRows(ageing).map(({ label, pence }) => (
          <Figure key={label} term={label} pence={pence} />
        ))}
      </dl>
    </div>
  );
}

interface FigureProps {
  term: string;
  pence: number;
  large?: boolean;
  late?: boolean;
}

function Figure({ term, pence, large = false, late = false }: FigureProps) {
  return (
    <div>
      <dt className={clsx('text-small', styles.term)}>{term}</dt>
      <dd className={clsx('text-figures', large && styles.large, late && styles.late)}>
        {formatPence(pence)}
      </dd>
    </div>
  );
}
