import { clsx } from 'clsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import { type Basket, lines } from '../use-basket.ts';
import styles from './basket-summary.module.css';

/** Totals excluding VAT, of VAT, and including VAT. */
export function BasketSummary({ basket: { count, sum } }: { basket: Basket }) {
  return (
    <SidePanel title="Summary">
      <Sums rows={[{ term: `Goods, ${lines(count)}`, pence: sum.goods }]} vat={sum.vat} total={sum.total}>
        <div className={clsx('text-small', styles.weight)}>
          <dt>Weight</dt>
          <dd className="text-figures">{sum.weightKg} kg</dd>
        </div>
      </Sums>
    </SidePanel>
  );
}
