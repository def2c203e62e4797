import { clsx } from 'clsx';
import { TAIL_LIFT_MAX_KG } from '../../../../contracts/rules/trade-terms.ts';
import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import { Price } from '../../../ui/price.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { Basket } from '../use-basket.ts';
import { lines } from '../use-removal.ts';
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
        {sum.pallets > 0 && (
          <div className={clsx('text-small', styles.weight)}>
            <dt>Pallets</dt>
            <dd className="text-figures">{sum.pallets}</dd>
          </div>
        )}
      </dl>
      {sum.pallets > 1 && (
        <p className={clsx('text-small', styles.note)}>
          A tail lift takes {TAIL_LIFT_MAX_KG} kg, so the goods travel on {sum.pallets} pallets.
        </p>
      )}
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
