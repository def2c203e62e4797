import { clsx } from 'clsx';
import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { ageingRows } from '../../../../contracts/domain/paper/ageing.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './account-figures.module.css';

type Account = Pick<
  components['schemas']['InvoicesReply'],
  'openPence' | 'overduePence' | 'creditPence' | 'ageing'
>;

/** The amounts open and overdue, by age where there is any: of the whole company, whatever is listed. */
export function AccountFigures({ account }: { account: Account }) {
  const { openPence, overduePence, creditPence, ageing } = account;
  const isLate = overduePence > 0;
  return (
    <div className={styles.account}>
      <dl className={styles.figures}>
        <Figure term="Open" pence={openPence} large />
        {isLate && <Figure term="Overdue" pence={overduePence} large late />}
        {creditPence > 0 && <Figure term="To your credit" pence={creditPence} large />}
      </dl>
      {isLate ? (
        <dl className={clsx(styles.figures, styles.ages)}>
          {ageingRows(ageing)
            .filter(({ pence }) => pence > 0)
            .map(({ label, pence }) => (
              <Figure key={label} term={label} pence={pence} />
            ))}
        </dl>
      ) : (
        <p className="text-muted">Nothing is overdue.</p>
      )}
    </div>
  );
}

/** Their place while they load. */
export function AccountSkeleton() {
  return <Skeleton className={styles.loading} />;
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
      <dt className="text-small text-muted">{term}</dt>
      <dd className={clsx('text-figures', styles.figure, large && styles.large, late && 'text-danger')}>
        {formatPence(pence)}
      </dd>
    </div>
  );
}
