import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import { Price } from '../../../ui/price.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { type Basket, lines } from '../use-basket.ts';
import styles from './basket-summary.module.css';

/** Totals excluding VAT, of VAT, and including VAT. */
export function BasketSummary({ basket: { count, sum } }: { basket: Basket }) {
  return (
    <SidePanel title="Summary">
      <dl className={styles.facts}>
        <SumRow term={`Goods, ${lines(count)}`} pence={sum.goods} />
        <SumRow term={`VAT ${VAT_PERCENT}%`} pence={sum.vat} />
        <SumRow term="Total incl. VAT" pence={sum.total} strong />
        <div className={`text-small ${styles.box}`}>
          <dt>Weight</dt>
          <dd className={`text-figures ${styles.value}`}>{sum.weightKg} kg</dd>
        </div>
      </dl>
    </SidePanel>
  );
}

function SumRow({ term, pence, strong = false }: { term: string; pence: number; strong?: boolean }) {
  const look = strong
    ? { fontSize: 'lg', fontWeight: 'semibold', paddingTop: '4', borderTop: '1px solid {colors.border}' }
    : {};
  return (
    <div className={styles.box2} {...look}>
      <dt>{term}</dt>
      <dd className={styles.value2}>
        <Price className={styles.price} pence={pence} />
      </dd>
    </div>
  );
}
