import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { weightText } from '../../../../contracts/domain/number/notation.ts';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { useKeptVoucher } from '../../../features/voucher/kept-voucher.ts';
import { VoucherField } from '../../../features/voucher/parts/voucher-field.tsx';
import { useDevice, useHref } from '../../../state/device.ts';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Sums } from '../../../ui/sums.tsx';
import { type BasketRow, basketSum } from '../basket-rows.ts';
import { DeliveryEstimate } from '../estimate/delivery-estimate.tsx';
import type { Basket } from '../use-basket.ts';
import { lines } from '../use-removal.ts';
import styles from './basket-summary.module.css';

const SendOrder = fetchedPart(async () => (await import('../send-order/send-order.tsx')).SendOrder);

/** The summary, and the way on. */
export function BasketSide({ basket }: { basket: Basket }) {
  const href = useHref();
  return (
    <div className={styles.side}>
      <BasketSummary basket={basket} />
      <ButtonLink href={href('flooring')} variant="outline" wide data-no-print="">
        Continue shopping
      </ButtonLink>
    </div>
  );
}

/** Totals with and without VAT, the delivery estimate, and the button to the checkout. */
function BasketSummary({ basket }: { basket: Basket }) {
  const isHere = useIsKeptHere();
  const { rows, count, sum, setVoucher, delivery, setDelivery, refusal } = basket;
  const href = useHref();
  const staying = rows.filter(({ leaving }) => !leaving);
  const floors = staying.filter(({ sample }) => !sample);
  return (
    <SidePanel title="Summary">
      <Sums
        rows={[
          { term: `Goods, ${lines(count)}`, pence: sum.goods },
          ...(sum.voucher > 0 ? [{ term: 'Voucher', pence: -sum.voucher }] : []),
          ...(delivery === undefined ? [] : [{ term: 'Delivery', pence: delivery }]),
        ]}
        vatPercent={sum.vatPercent}
        vat={sum.vat}
        total={sum.total}
      >
        {floors.length > 0 && delivery === undefined && (
          <div className={clsx('text-small', styles.weight)}>
            <dt>Delivery</dt>
            <dd>Not included yet</dd>
          </div>
        )}
        <div className={clsx('text-small', styles.weight)}>
          <dt>Weight</dt>
          <dd className="text-figures">{weightText(sum.weightKg)}</dd>
        </div>
        {sum.pallets > 0 && (
          <div className={clsx('text-small', styles.weight)}>
            <dt>Pallets</dt>
            <dd className="text-figures">{sum.pallets}</dd>
          </div>
        )}
      </Sums>
      {floors.length > 0 && (
        <>
          <DeliveryEstimate rows={floors} onDelivery={setDelivery} />
          {!isHere && <BasketVoucher rows={floors} onValue={setVoucher} />}
          {!refusal && !isHere && <ToCheckout total={sum.total} />}
        </>
      )}
      {refusal && <p>{refusal}</p>}
      {isHere && (
        <Suspense>
          <SendOrder rows={staying} sums={{ ...sum, delivery }} />
        </Suspense>
      )}
      {!refusal && !isHere && floors.length < staying.length && (
        <ButtonLink href={href('checkout', { sample: 1 })} variant={floors[0] && 'outline'} size="lg" wide>
          Order samples
        </ButtonLink>
      )}
    </SidePanel>
  );
}

/** The way to the checkout; on a phone it is always in reach. */
function ToCheckout({ total }: { total: number }) {
  const href = useHref();
  const isPhone = useDevice() === 'mobile';
  const link = (
    <ButtonLink href={href('checkout')} size="lg" wide={!isPhone}>
      Checkout
    </ButtonLink>
  );
  return isPhone ? <FootBar total={total}>{link}</FootBar> : link;
}

interface BasketVoucherProps {
  /** floors and accessories; vouchers don't apply to samples */
  rows: readonly BasketRow[];
  /** called with the voucher's value in pence; 0 without one */
  onValue: (valuePence: number) => void;
}

/** Enters a voucher in the basket; the checkout uses it. */
function BasketVoucher({ rows, onValue }: BasketVoucherProps) {
  const value = useKeptVoucher()?.valuePence ?? 0;
  useEffect(() => onValue(value), [value, onValue]);
  return <VoucherField goods={basketSum(rows).goods} />;
}
