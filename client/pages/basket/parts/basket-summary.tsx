import { clsx } from 'clsx';
import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import { Price } from '../../../ui/price.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { type Basket, lines } from '../use-basket.ts';
import styles from './basket-summary.module.css';

/** Totals excluding VAT, of VAT, and including VAT. */
export function BasketSummary({ basket: { count, sum } }: { basket: Basket }) {
  return (
    <SidePanel title="Summary">
      <dl className={styles.sums}>
        <SumRow term={`Goods, ${lines(count)}`} pence={sum.goods} />
        <SumRow term={`VAT ${VAT_PERCENT}%`} pence={sum.vat} />
        <SumRow term="Total incl. VAT" pence={sum.total} strong />
        <div className={clsx('text-small', styles.weight)}>
          <dt>Weight</dt>
          <dd className="text-figures">{sum.weightKg} kg</dd>
        </div>
      </dl>
    </SidePanel>
  );
}

function SumRow({ term, pence, strong = false }: { term: string; pence: number; strong?: boolean }) {
  return (
    <div className={clsx(styles.sum, strong && styles.total)}>
      <dt>{term}</dt>
      <dd>
        <Price className={styles.price} pence={pence} />
      </dd>
    </div>
  );
}
