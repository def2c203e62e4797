import { clsx } from 'clsx';
import { areaText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { isByArea, unitText } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import type { Product } from '../../../data/order-line.ts';
import { AddToBasketButton } from '../../../features/basket/parts/add-to-basket-button.tsx';
import { AddToProjectButton } from '../../../features/projects/parts/add-to-project-button.tsx';
import type { OwnState } from '../../../lib/use-call.ts';
import { Field } from '../../../ui/field.tsx';
import { Price } from '../../../ui/price.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ProductOrder } from '../product-order.ts';
import { useOrder } from '../use-order.ts';
import styles from './order-panel.module.css';
import { OrderSum } from './order-sum.tsx';
import { CloserLook } from './visitor-panel.tsx';
import { WastageHints } from './wastage-hints.tsx';

export interface OrderPanelProps {
  product: Product;
  price: OwnState;
  /** loads the price again; undefined where that would not help */
  onRetry: (() => void) | undefined;
  /** docs/product.md, "States": on for desktop, off for mobile */
  vatAtFirst: boolean;
  /** by layout; undefined until it is known, and for layouts without any */
  wastage: FloorSpec['wastage'] | undefined;
  /** where the project is chosen */
  projectsIn: 'dialog' | 'sheet';
}

/** Price and calculator of a trade customer. */
export function OrderPanel({ product, price, onRetry, vatAtFirst, wastage, projectsIn }: OrderPanelProps) {
  const { text, vat, vatPercent, order, type, switchVat } = useOrder(product, vatAtFirst);
  const byArea = isByArea(product.productUnit);
  const unit = unitText(product.productUnit);
  return (
    <section className={styles.panel} aria-label="Price and quantity">
      {price === 'failed' ? (
        <RetryLine what="Your price" onRetry={onRetry} />
      ) : (
        <p className={styles.priceLine}>
          <Price
            className={clsx(styles.price, price === 'coming' && styles.coming)}
            pence={product.productPrice}
            per={unit}
            pending={price === 'coming'}
          />
          <span className={clsx('text-small', styles.vat)}>excluding VAT</span>
        </p>
      )}
      <Field
        label={byArea ? 'Area needed in m²' : `Quantity needed (${unit})`}
        hint={byArea ? `One pack covers ${areaText(product.packSize)}` : `One pack holds ${product.packSize}`}
        error={order.problem}
      >
        <TextInput
          value={text}
          asks={byArea ? 'decimal' : 'whole'}
          maxLength={14}
          placeholder={byArea ? '24.5' : '12'}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {byArea && wastage && <WastageHints wastage={wastage} text={text} area={order.needed} type={type} />}
      <Switch label={`Include VAT at ${percentText(vatPercent)}`} checked={vat} onChange={switchVat} />
      <OrderSum order={order} vatPercent={vat ? vatPercent : undefined} />
      <StockMessages order={order} />
      <div className={styles.actions}>
        {order.mayAdd && <AddToBasketButton product={product} packs={order.packs} />}
        <AddToProjectButton as={projectsIn} lines={[{ product, packs: order.packs }]} size="lg" wide />
        <CloserLook product={product} />
      </div>
    </section>
  );
}

function StockMessages({ order: { stock } }: { order: ProductOrder }) {
  return (
    <div className={styles.stock} role="status">
      {!stock.sufficient && (
        <div className={clsx('text-small', styles.shortage)}>
          {stock.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  );
}
