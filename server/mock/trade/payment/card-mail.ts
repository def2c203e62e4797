import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import type { CardPaymentRow, OrderRow } from '../../engine/database/tables.ts';
import { type Letter, letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';

/** The mail about a charged card. */
export function cardPaidMail(
  letter: Letter,
  { amount_pence, refund_pence, last4, paid_after }: CardPaymentRow,
  orders: readonly Pick<OrderRow, 'order_no'>[],
): Mail {
  const numbers = orders.map(({ order_no }) => order_no).join(', ');
  const named = `${orders.length === 1 ? 'order' : 'orders'} ${numbers}`;
  const late =
    paid_after === ''
      ? ''
      : `The payment had first been ${LATE[paid_after]}; your bank has sent it after all.`;
  const open =
    refund_pence === amount_pence
      ? [`Nothing was open any more for ${named}, so we give it back to your card within 5 working days.`]
      : [`It pays for ${named}.`, refundWords(refund_pence)];
  return letterMail(letter, 'order-paid', `Your ${letter.brand} card payment`, [
    `We have received ${formatPence(amount_pence)} from your card ending in ${last4}. Thank you.`,
    late,
    ...open,
    `If you have a question, please ring ${PHONE.shown}.`,
  ]);
}

const LATE = { failed: 'declined', cancelled: 'cancelled' } as const;

const refundWords = (pence: number): string =>
  pence === 0
    ? ''
    : `${formatPence(pence)} of it was no longer open. We give it back to your card within 5 working days.`;
