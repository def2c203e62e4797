import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { PHONE } from '../../../../contracts/domain/seller/seller.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import type { Letter } from '../order/order-mail.ts';

/** The mail about a payment from credit. @param names of what was paid, @param leftPence of the credit */
export function creditUsedMail(
  { to, firstName, brand }: Letter,
  pence: number,
  names: readonly string[],
  leftPence: number,
): Mail {
  return {
    kind: 'order-paid',
    to,
    replyTo: '',
    subject: `Your ${brand} credit`,
    body: [
      `Dear ${firstName},`,
      `${formatPence(pence)} of your credit has paid for ${names.join(', ')}.`,
      leftPence > 0 ? `${formatPence(leftPence)} is left in credit.` : 'Nothing is left in credit.',
      `If you have a question, please ring ${PHONE.shown}.`,
    ].join('\n\n'),
  };
}
