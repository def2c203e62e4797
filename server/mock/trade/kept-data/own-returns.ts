import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import type { CardPaymentRow, Db, ReturnRow } from '../../engine/database/tables.ts';
import { type Part, part } from './data-part.ts';

const RETURN_WORDS: Readonly<Record<ReturnRow['sts'], string>> = {
  requested: 'Asked for',
  agreed: 'Agreed',
  declined: 'Declined',
  received: 'Received',
};
const CARD_WORDS: Readonly<Record<CardPaymentRow['sts'], string>> = {
  begun: 'Begun',
  pending: 'Waits for the bank',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
const momentOf = (at: number) => (at > 0 ? londonMoment(at) : '');

/** The person's returns, defect reports and card payments. */
export async function afterOrdersData(db: Db, userId: string): Promise<Part[]> {
  const returns = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.order_id', 'returns.order_id')
    .selectAll('returns')
    .select('orders.order_no')
    .where('returns.user_id', '=', userId)
    .orderBy('returns.requested_at')
    .orderBy('returns.return_no')
    .execute();
  const payments = await db
    .selectFrom('card_payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('began_at')
    .orderBy('card_payment_id')
    .execute();
  return [
    part(
      'Returns and defects',
      returns.map((each) => ({
        Number: each.return_no,
        Order: each.order_no,
        Kind: each.kind === 'defect' ? 'defect' : 'return',
        State: RETURN_WORDS[each.sts],
        'What you wrote': each.reason,
        'Our answer': each.answer,
        'Asked for': momentOf(each.requested_at),
        Decided: momentOf(each.decided_at),
        Received: momentOf(each.received_at),
      })),
    ),
    part(
      'Payments by card',
      payments.map((payment) => ({
        Amount: formatPence(payment.amount_pence),
        'To be given back': formatPence(payment.refund_pence),
        State: CARD_WORDS[payment.sts],
        'Last digits of the card': payment.last4,
        Begun: momentOf(payment.began_at),
        Ended: momentOf(payment.ended_at),
      })),
    ),
  ];
}
