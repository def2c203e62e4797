import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { CardPaymentRow, Db, OrderRow } from '../../engine/database/tables.ts';
import { addEvent } from '../order/repository.ts';

/** How a payment had ended before it succeeded after all; '' if it succeeded at first. */
export type PaidAfter = CardPaymentRow['paid_after'];

const ENDED: Readonly<Record<PaidAfter, string>> = {
  '': '',
  failed: 'had first been declined',
  cancelled: 'had first been cancelled',
};

/** The note of the event that confirms an order. */
export const arrivedNote = (after: PaidAfter): string =>
  after === '' ? 'Your card payment has arrived.' : `Your card payment has arrived. It ${ENDED[after]}.`;

/** Later events would be read as another dispatch or delivery. */
const BEFORE_DISPATCH: readonly OrderRow['sts'][] = ['received', 'confirmed', 'picking', 'cancelled'];

/**
 * Adds a note for the customer about late money that didn't confirm the order.
 * @param taken pence that were still open; the rest is given back
 */
export async function noteLateMoney(
  db: Db,
  { order_id, sts }: Pick<OrderRow, 'order_id' | 'sts'>,
  { after, amount, taken, now }: { after: PaidAfter; amount: number; taken: number; now: number },
): Promise<void> {
  if (!BEFORE_DISPATCH.includes(sts)) return;
  const came = `${formatPence(amount)} came from your card after the payment ${ENDED[after]}.`;
  const back = amount - taken;
  const rest = back === 0 ? '' : ` ${formatPence(back)} was no longer open, so we give it back to your card.`;
  await addEvent(db, order_id, sts, came + rest, now);
}
