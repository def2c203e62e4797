import { chakra } from '@chakra-ui/react';
import { VAT_PERCENT } from '../../../../contracts/rules/vat.ts';
import { Price } from '../../../ui/price.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { type Basket, lines } from '../use-basket.ts';

/** Totals excluding VAT, of VAT, and including VAT. */
export function BasketSummary({ basket: { count, sum } }: { basket: Basket }) {
  return (
    <SidePanel title="Summary">
      <chakra.dl display="grid" gap="3" margin="0">
        <SumRow term={`Goods, ${lines(count)}`} pence={sum.goods} />
        <SumRow term={`VAT ${VAT_PERCENT}%`} pence={sum.vat} />
        <SumRow term="Total incl. VAT" pence={sum.total} strong />
        <chakra.div display="flex" justifyContent="space-between" gap="4" textStyle="small" color="fg.muted">
          <dt>Weight</dt>
          <chakra.dd margin="0" textStyle="figures">
            {sum.weightKg} kg
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
    </SidePanel>
  );
}

function SumRow({ term, pence, strong = false }: { term: string; pence: number; strong?: boolean }) {
  const look = strong
    ? { fontSize: 'lg', fontWeight: 'semibold', paddingTop: '4', borderTop: '1px solid {colors.border}' }
    : {};
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="4" {...look}>
      <dt>{term}</dt>
      <chakra.dd margin="0">
        <Price pence={pence} justifyContent="flex-end" />
      </chakra.dd>
    </chakra.div>
  );
}
