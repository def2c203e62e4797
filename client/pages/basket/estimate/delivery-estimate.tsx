import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import { type Delivery, deliveryTo } from '../../../../contracts/domain/delivery/delivery-charge.ts';
import { earliestDelivery } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { parsePostcode } from '../../../../contracts/domain/delivery/postcode.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { loadOf } from '../../../../contracts/domain/order/order-load.ts';
import { keepPostcode, readKeptPostcode } from '../../../features/delivery/kept-postcode.ts';
import { useCustomer } from '../../../state/session.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BasketRow } from '../basket-rows.ts';
import styles from './delivery-estimate.module.css';

interface DeliveryEstimateProps {
  rows: readonly BasketRow[];
  /** called with the cost in pence without VAT; undefined where it isn't known */
  onDelivery: (pence: number | undefined) => void;
}

/** What delivery to a post code costs and when it can be there. The post code is kept for the checkout. */
export function DeliveryEstimate({ rows, onDelivery }: DeliveryEstimateProps) {
  const { userId } = useCustomer().user;
  const [typed, setTyped] = useState(() => readKeptPostcode(userId));
  const delivery = deliveryTo(typed, loadOf(rows.map((row) => ({ ...row, number: row.packs }))));
  const pence = delivery.kind === 'charge' ? delivery.pence : undefined;
  useEffect(() => {
    onDelivery(pence);
    return () => onDelivery(undefined);
  }, [pence, onDelivery]);
  return (
    <div className="stack-2" data-no-print="">
      <Field label="Post code" hint={typed.trim() === '' ? 'Enter a post code to see delivery.' : undefined}>
        <TextInput
          value={typed}
          asks="postal-code"
          part="shipping"
          enter="done"
          maxLength={12}
          onChange={({ target }) => {
            setTyped(target.value);
            // an incomplete or invalid post code would otherwise be suggested at every visit
            if (target.value === '' || parsePostcode(target.value)) keepPostcode(userId, target.value);
          }}
        />
      </Field>
      <p className={clsx('text-small', styles.words)} role="status">
        {typed.trim() !== '' && estimateText(delivery, Date.now())}
      </p>
    </div>
  );
}

/** What delivery costs, how the goods travel, and when they can be there. @param now milliseconds since 1970 */
export function estimateText(delivery: Delivery, now: number): string {
  if (delivery.kind === 'unknown') return 'Enter a full UK post code, for example IP4 9ZZ.';
  if (delivery.kind === 'ask') return delivery.words;
  const { by, pallets, pence, isLongLoad } = delivery;
  const load = by === 'parcel' ? 'by parcel' : `on ${countText(pallets, 'pallet')}`;
  const long = isLongLoad ? ', with boards longer than a pallet' : '';
  const earliest = dayWords(earliestDelivery(now, delivery));
  return `Delivery ${load}${long}: ${formatPence(pence)} excl. VAT. ${earliest} at the earliest.`;
}
