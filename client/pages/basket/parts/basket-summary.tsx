import { clsx } from 'clsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import type { Basket } from '../use-basket.ts';
import { lines } from '../use-removal.ts';
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
        {sum.pallets > 0 && (
          <div className={clsx('text-small', styles.weight)}>
            <dt>Pallets</dt>
            <dd className="text-figures">{sum.pallets}</dd>
          </div>
        )}
      </Sums>
      {sum.pallets > 1 && (
        <p className={clsx('text-small', styles.note)}>A tail lift takes one pallet at a time.</p>
      )}
    </SidePanel>
  );
}
