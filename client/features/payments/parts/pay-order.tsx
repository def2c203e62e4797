import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { CARD_ORDER_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { usePendingPayments } from '../payments.api.ts';
import { usePayByCard } from '../use-pay-by-card.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './pay-order.module.css';
import { PaymentProblem } from './payment-problem.tsx';
import { PendingPayments } from './pending-payments.tsx';

interface PayOrderProps {
  /** nothing shows without `cardPence`, which means that nothing is to be paid by card */
  order: { readonly orderId: string; readonly cardPence?: number; readonly placedAt: number };
}

const HOUR_MS = 3_600_000;

/** For an order that waits for its card payment: pay now, or in another way. */
export function PayOrder({ order: { orderId, cardPence, placedAt } }: PayOrderProps) {
  const card = usePayByCard();
  const pending = usePendingPayments([orderId]);
  if (cardPence === undefined) return null;
  if (pending.length > 0) return <PendingPayments payments={pending} />;
  return (
    <Section title={`${formatPence(cardPence)} to pay by card`} screenOnly>
      <div className={styles.pay}>
        <p>
          We keep the goods for you until {londonMoment(placedAt + CARD_ORDER_HOURS * HOUR_MS)}. If it is not
          paid by then, the order cancels itself.
        </p>
        <div>
          <Button
            size="lg"
            loading={card.isPending}
            onClick={() => void card.run([{ kind: 'order', id: orderId, amountPence: cardPence }])}
          >
            Pay {formatPence(cardPence)} by card
          </Button>
        </div>
        <PaymentProblem error={card.error} />
        <p className="text-muted">Or pay another way:</p>
        <OtherWays orderId={orderId} pence={cardPence} />
      </div>
    </Section>
  );
}
