import { clsx } from 'clsx';
import { useId } from 'react';
import { percentText } from '../../../../contracts/domain/number/notation.ts';
import { isByArea, unitText, unitWord } from '../../../../contracts/domain/quantity/quantity-text.ts';
import { LINE_PACKS_MAX } from '../../../../contracts/site/limits.ts';
import type { FloorSpec } from '../../../data/floor-spec.ts';
import type { Product } from '../../../data/order-line.ts';
import { AddToBasketButton } from '../../../features/basket/parts/add-to-basket-button.tsx';
import { AddToProjectButton } from '../../../features/projects/parts/add-to-project-button.tsx';
import { writeFittingAddress } from '../../../lib/fitting-address.ts';
import type { OwnState } from '../../../lib/use-call.ts';
import { useDevice, useHref } from '../../../state/device.ts';
import { Field } from '../../../ui/field.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { RetryLine } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type OrderModel, useOrder } from '../use-order.ts';
import styles from './order-panel.module.css';
import { OrderSum } from './order-sum.tsx';
import { WastageChoice } from './wastage-choice.tsx';

export interface OrderPanelProps {
  product: Product;
  price: OwnState;
  /** loads the price again; undefined where that would not help */
  onRetry: (() => void) | undefined;
  /** by layout; undefined until it is known, and for layouts without any */
  wastage: FloorSpec['wastage'] | undefined;
}

const NO_WASTAGE: FloorSpec['wastage'] = [];

/** Price and calculator of a trade customer. */
export function OrderPanel({ product, price, onRetry, wastage = NO_WASTAGE }: OrderPanelProps) {
  const isPhone = useDevice() === 'mobile';
  // docs/product.md, "States": the VAT switch is on for desktop, off for mobile
  const model = useOrder(product, wastage, !isPhone);
  const { layout, vat, vatPercent, order, chooseLayout, switchVat } = model;
  return (
    <section className={styles.panel} aria-label="Price and quantity">
      {price === 'failed' && <RetryLine what="Your price" onRetry={onRetry} />}
      <div className={styles.quantities}>
        {price !== 'failed' && <PricePerUnit product={product} price={price} />}
        <Quantities model={model} />
      </div>
      {wastage.length > 0 && isByArea(product.productUnit) && (
        <WastageChoice wastage={wastage} layout={layout} onChoose={chooseLayout} />
      )}
      <OrderSum order={order} vatPercent={vat ? vatPercent : undefined} />
      <Switch
        label={`Add VAT at ${percentText(vatPercent)} to the cost`}
        checked={vat}
        onChange={switchVat}
      />
      <div className={styles.actions}>
        <BasketPlace model={model} isPhone={isPhone} />
        <AddToProjectButton as={isPhone ? 'sheet' : 'dialog'} lines={[{ product, packs: order.packs }]} />
        {order.mayAdd && product.productSeries !== 'Accessories' && <ToFitting order={order} />}
      </div>
    </section>
  );
}

/** Accessories and fitting for these packs. */
function ToFitting({ order: { product, packs } }: Pick<OrderModel, 'order'>) {
  const href = useHref();
  const floors = [{ productId: product.productId, packs }];
  return (
    <Link
      className={clsx('text-small', styles.fitting)}
      href={href('accessories', writeFittingAddress({ isProject: false, floors }))}
      look="underline"
    >
      Trims, skirting, care and fitting
    </Link>
  );
}

function PricePerUnit({ product, price }: Pick<OrderPanelProps, 'product' | 'price'>) {
  return (
    <p className={styles.priceField}>
      <span className={styles.label}>Price excluding VAT</span>
      <Price
        className={clsx(styles.price, price === 'coming' && styles.coming)}
        pence={product.productPrice}
        per={unitWord(product.productUnit)}
        pending={price === 'coming'}
      />
    </p>
  );
}

/** The area, and the packs that it takes: each follows the other. */
function Quantities({ model: { text, order, type, takePacks } }: { model: OrderModel }) {
  const { productUnit, packSize } = order.product;
  const byArea = isByArea(productUnit);
  const id = useId();
  return (
    <>
      <div className={styles.area}>
        <Field
          label={byArea ? 'Area needed in m²' : `Quantity needed (${unitText(productUnit)})`}
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
      </div>
      {(byArea || packSize !== 1) && (
        <div className={styles.packs}>
          <label className={styles.label} htmlFor={id}>
            Packs
          </label>
          <Stepper id={id} label="Packs" value={order.packs} max={LINE_PACKS_MAX} onChange={takePacks} />
        </div>
      )}
    </>
  );
}

/** The button, on a phone at the foot of the screen; until it shows (docs/product.md, "States"), what is missing. */
function BasketPlace({ model: { order, vat }, isPhone }: { model: OrderModel; isPhone: boolean }) {
  const { product, packs, stock, totalPence, mayAdd } = order;
  const button = (
    <AddToBasketButton product={product} packs={packs} size={isPhone ? 'md' : 'lg'} wide={!isPhone} />
  );
  const place = isPhone ? (
    <FootBar total={totalPence} withVat={vat}>
      {button}
    </FootBar>
  ) : (
    button
  );
  return (
    <>
      {mayAdd && place}
      <div className={styles.missing} role="status">
        {stock.sufficient
          ? !mayAdd && (
              <p className="text-small text-muted">
                {isByArea(product.productUnit)
                  ? 'Enter an area or packs to add this floor to the basket.'
                  : 'Enter a quantity to add this to the basket.'}
              </p>
            )
          : stock.messages.map((message) => (
              <p className={clsx('text-small', styles.shortage)} key={message}>
                {message}
              </p>
            ))}
      </div>
    </>
  );
}
