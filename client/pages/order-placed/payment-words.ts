import { formatPence } from '../../../contracts/domain/money/money.ts';
import type { CardPayment } from '../../features/payments/payments.api.ts';

const REASONS: Readonly<Record<CardPayment['reason'], string>> = {
  '': 'Your card was not charged.',
  declined: 'Your bank has declined the card. It was not charged.',
  'insufficient-funds': 'There was not enough money on the card. It was not charged.',
  'expired-card': 'The card has expired. It was not charged.',
  'not-confirmed': 'The payment was not confirmed with your bank, so the card was not charged.',
};

/** What we tell a customer about a payment: a title and a sentence. */
export function paymentWords(payment: CardPayment): { readonly title: string; readonly lead: string } {
  const { sts, amountPence, last4, pageUrl, reason } = payment;
  const sum = formatPence(amountPence);
  switch (sts) {
    case 'paid':
      return {
        title: 'Thank you, your payment has arrived',
        lead: `${sum} from your card ending in ${last4}.${late(payment)}`,
      };
    case 'failed':
      return { title: 'Your payment has failed', lead: `${REASONS[reason]} ${kept(payment)}` };
    case 'cancelled':
      return { title: 'You have not paid', lead: `The card payment was cancelled. ${kept(payment)}` };
    default:
      return pageUrl === ''
        ? {
            title: 'We are waiting for your bank',
            lead: `You needn’t wait here: we email you when ${sum} has arrived.`,
          }
        : {
            title: 'Your payment is not finished',
            lead: `${sum} can still be paid on the payment provider’s page.`,
          };
  }
}

/** For a customer to whom we had said that the payment failed: why it has succeeded after all. */
const late = ({ paidAfter }: CardPayment): string =>
  paidAfter === undefined
    ? ''
    : ` It had first been ${paidAfter === 'failed' ? 'declined' : 'cancelled'}; your bank has sent it after all.`;

/** Says that the order is kept although the card was not accepted. */
function kept({ items }: CardPayment): string {
  const orders = items.filter(({ kind }) => kind === 'order').length;
  if (orders === 0) return 'Nothing has changed on your account.';
  return orders === 1 ? 'Your order is kept.' : 'Your orders are kept.';
}
