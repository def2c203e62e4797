import { clsx } from 'clsx';
import { groupDigits, weightText } from '../../../../contracts/domain/number/notation.ts';
import { TAIL_LIFT_MAX_KG } from '../../../../contracts/domain/order/trade-terms.ts';
import { Sums } from '../../../ui/sums.tsx';
import type { OrderFormModel } from '../use-order-form.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-summary.module.css';
import { PlaceOrder } from './place-order.tsx';

interface OrderSummaryProps {
  model: OrderFormModel;
  /** beside the form, it has the button too, and keeps sums and button in view however many lines there are */
  isBeside?: boolean;
}

/** The lines and totals of the order, with delivery once a post code is entered. */
export function OrderSummary({ model, isBeside = false }: OrderSummaryProps) {
  const { lines, sums, delivery, load, placing } = model;
  const isKnown = delivery.kind === 'charge';
  const note = deliveryNote(model);
  return (
    <div className="stack-4">
      <OrderLines lines={lines} refused={placing.refused} />
      {load.weightKg > 0 && (
        <dl className={styles.load}>
          <Fact term="Weight" text={weightText(load.weightKg)} />
          {load.pallets > 0 && (
            <Fact term="Pallets" text={String(isKnown ? delivery.pallets : load.pallets)} />
          )}
        </dl>
      )}
      {note && <p className="text-small text-muted">{note}</p>}
      <div className={clsx(isBeside && styles.foot)}>
        <Sums
          rows={[
            { term: 'Goods', pence: sums.goods },
            ...(sums.voucher > 0 ? [{ term: 'Voucher', pence: -sums.voucher }] : []),
            ...(isKnown ? [{ term: 'Delivery', pence: sums.delivery }] : []),
          ]}
          vatPercent={sums.vatPercent}
          vat={sums.vat}
          total={sums.total}
        />
        {isBeside && (
          <div className={styles.order} data-no-print="">
            <PlaceOrder model={model} wide />
          </div>
        )}
      </div>
    </div>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className={clsx('text-small', styles.fact)}>
      <dt>{term}</dt>
      <dd className="text-figures">{text}</dd>
    </div>
  );
}

function deliveryNote({ delivery, isSample }: OrderFormModel): string {
  if (isSample) return 'We send samples free of charge.';
  if (delivery.kind === 'ask') return 'Delivery there is arranged by phone.';
  if (delivery.kind === 'unknown') return 'Delivery is added once the post code is entered.';
  if (delivery.by === 'parcel') return 'Your order travels as a parcel.';
  return [
    ...(delivery.pallets > 1
      ? [`A tail lift takes one pallet of up to ${groupDigits(TAIL_LIFT_MAX_KG)} kg at a time.`]
      : []),
    ...(delivery.isLongLoad
      ? ['Boards longer than a pallet need a longer lorry, which the price includes.']
      : []),
  ].join(' ');
}
