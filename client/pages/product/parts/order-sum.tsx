import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { DASH, percentText, weightText } from '../../../../contracts/domain/number/notation.ts';
import { quantityText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { ProductOrder } from '../product-order.ts';
import styles from './order-sum.module.css';

interface OrderSumProps {
  order: ProductOrder;
  /** undefined while the VAT switch is off */
  vatPercent: number | undefined;
}

/** The amount needed and the totals. The lines are there from the start, so nothing jumps. */
export function OrderSum({ order, vatPercent }: OrderSumProps) {
  const { product, packs, amount, weightKg, valid } = order;
  const quantity = quantityText({ sample: false, unit: product.productUnit, packs, amount });
  const shown = (text: string) => (valid ? text : DASH);
  const money = (pence: number | undefined) => formatPence(valid ? pence : undefined);
  return (
    <dl aria-live="polite">
      <Line label="Packs needed" value={shown(quantity.pack || String(packs))} />
      <Line label="Total" value={shown(quantity.real)} />
      <Line label="Weight" value={shown(weightText(weightKg))} />
      {vatPercent !== undefined && <Line label="Cost excluding VAT" value={money(order.costPence)} />}
      {vatPercent !== undefined && (
        <Line label={`VAT ${percentText(vatPercent)}`} value={money(order.vatPence)} />
      )}
      <Line
        label={`Cost ${vatPercent === undefined ? 'excluding' : 'including'} VAT`}
        value={money(order.totalPence)}
        strong
      />
    </dl>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={clsx(styles.line, strong && styles.total)}>
      <dt className="text-small">{label}</dt>
      <dd className="text-figures">{value}</dd>
    </div>
  );
}
