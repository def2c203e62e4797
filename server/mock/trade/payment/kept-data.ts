import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import type { CardPaymentRow } from '../../engine/database/tables.ts';
import { listCardPaymentsOf } from './repository.ts';

const CARD_WORDS: Readonly<Record<CardPaymentRow['sts'], string>> = {
  begun: 'Begun',
  pending: 'Waits for the bank',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
const momentOf = (at: number) => (at > 0 ? londonMoment(at) : '');

export const cardPaymentsData: KeptData = {
  show: async (db, { person }) => {
    const payments = await listCardPaymentsOf(db, person.user_id);
    return [
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
  },
};
