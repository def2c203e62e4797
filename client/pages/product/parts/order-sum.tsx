import { clsx } from 'clsx';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import {
  areaText,
  countText,
  percentText,
  weightText,
} from '../../../../contracts/domain/number/notation.ts';
import { isByArea, quantityText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { ProductOrder } from '../product-order.ts';
import styles from './order-sum.module.css';

interface OrderSumProps {
  order: ProductOrder;
  /** undefined while the VAT switch is off */
  vatPercent: number | undefined;
}

/** What is needed in a line, and the cost. Its space is there from the start, so nothing jumps. */
export function OrderSum({ order, vatPercent }: OrderSumProps) {
  const { product, packs, amount, weightKg, valid, withWastage } = order;
  const quantity = quantityText({ sample: false, unit: product.productUnit, packs, amount });
  const withVat = vatPercent !== undefined;
  const money = (pence: number | undefined) => formatPence(valid ? pence : undefined);
  return (
    <div className="stack-2" aria-live="polite">
      {valid ? (
        <dl className={clsx('text-small', styles.line)}>
          {withWastage !== undefined && (
            <Figure className={styles.wastage} label="Needed with wastage" value={areaText(withWastage)} />
          )}
          {packs !== amount && (
            <Figure labelHidden label="Packs needed" value={quantity.pack || countText(packs, 'pack')} />
          )}
          <Figure labelHidden label="Total" value={quantity.real} />
          <Figure labelHidden label="Weight" value={weightText(weightKg)} />
        </dl>
      ) : (
        <p className="text-small text-muted">{packText(product)}</p>
      )}
      <dl className={clsx(styles.costs, !valid && styles.empty)}>
        {withVat && <Figure label="Cost excluding VAT" value={money(order.costPence)} />}
        {withVat && <Figure label={`VAT ${percentText(vatPercent)}`} value={money(order.vatPence)} />}
        <Figure
          className={styles.total}
          label={`Cost ${withVat ? 'including' : 'excluding'} VAT`}
          value={money(order.totalPence)}
        />
      </dl>
    </div>
  );
}

function packText({ productUnit, packSize }: ProductOrder['product']): string {
  return isByArea(productUnit) ? `One pack covers ${areaText(packSize)}` : `One pack holds ${packSize}`;
}

interface FigureProps {
  label: string;
  value: string;
  /** for screen readers only, where the value's unit says what it is */
  labelHidden?: boolean;
  className?: string | undefined;
}

function Figure({ label, value, labelHidden = false, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className={labelHidden ? 'sr-only' : undefined}>{label}</dt>
      <dd className="text-figures">{value}</dd>
    </div>
  );
}
