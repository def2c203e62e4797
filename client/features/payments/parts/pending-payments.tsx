import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { useHref } from '../../../state/device.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CardPayment } from '../payments.api.ts';
import styles from './pending-payments.module.css';

/** Card payments that have begun: what they are for can't be paid a second time meanwhile. */
export function PendingPayments({ payments }: { payments: readonly CardPayment[] }) {
  const href = useHref();
  if (payments.length === 0) return null;
  return (
    <Section title="Being paid by card" screenOnly>
      <ul className="stack-3" aria-label="Being paid by card">
        {payments.map(({ cardPaymentId, amountPence, begunBy, beganAt, items }) => (
          <li className={styles.payment} key={cardPaymentId}>
            <span>
              <strong className="text-figures">{formatPence(amountPence)}</strong>{' '}
              {`for ${items.map(({ kind, id, orderNo }) => (kind === 'invoice' ? id : orderNo)).join(', ')}`}
              <span className={styles.muted}>{`Begun by ${begunBy} on ${londonMoment(beganAt)}`}</span>
            </span>
            <ButtonLink href={href('order-placed', { payment: cardPaymentId })} variant="outline">
              Continue or cancel
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
