import { dayWords } from '../../../../contracts/domain/calendar/day-words.ts';
import type { Delivery } from '../../../../contracts/domain/delivery/delivery-charge.ts';
import { earliestDelivery } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { countText } from '../../../../contracts/domain/number/notation.ts';

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
