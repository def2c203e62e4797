import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { OtherWays } from '../../../features/payments/parts/other-ways.tsx';
import { PaymentProblem } from '../../../features/payments/parts/payment-problem.tsx';
import { PendingPayments } from '../../../features/payments/parts/pending-payments.tsx';
import {
  type CardPayment,
  cancelPayment,
  usePendingPayments,
} from '../../../features/payments/payments.api.ts';
import { usePayByCard } from '../../../features/payments/use-pay-by-card.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { useHref } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { paymentWords } from '../payment-words.ts';
import { type CardPaymentState, useCardPayment } from '../use-card-payment.ts';
import styles from './payment-result.module.css';

/** The result of a card payment, or its state so far. In a separate bundle, as no other result needs it. */
export function PaymentResult({ cardPaymentId }: { cardPaymentId: string }) {
  const state = useCardPayment(cardPaymentId);
  const { reading } = state;
  if (reading !== 'none' && reading.state === 'ready') return <Shown state={state} payment={reading.value} />;
  return (
    <Container className={styles.page}>
      <PageHeading>Your payment</PageHeading>
      {reading === 'none' ? (
        <EmptyState title="There is no such payment of your company">
          Please check the address, or ask our sales office for the payment.
        </EmptyState>
      ) : (
        <ReadingView reading={reading} what="Your payment" loading={<Waiting />}>
          {() => null}
        </ReadingView>
      )}
    </Container>
  );
}

function Shown({ state, payment }: { state: CardPaymentState; payment: CardPayment }) {
  const { title, lead } = paymentWords(payment);
  return (
    <Container className={styles.page}>
      <div aria-live="polite">
        <PageHeading eyebrow="Payment by card" lead={lead}>
          {title}
        </PageHeading>
      </div>
      <div className={styles.parts}>
        {payment.sts === 'pending' && <Pending state={state} payment={payment} />}
        {payment.sts === 'paid' && <Paid payment={payment} />}
        {(payment.sts === 'failed' || payment.sts === 'cancelled') && <NotPaid payment={payment} />}
        <Section title="What it is for">
          <ul>
            {payment.items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </Section>
      </div>
    </Container>
  );
}

function Item({ item: { kind, id, orderId, orderNo, amountPence } }: { item: CardPayment['items'][number] }) {
  const href = useHref();
  return (
    <li className="ruled-row">
      <Link href={href('orders', { id: orderId })} look="underline">
        {kind === 'invoice' ? `Invoice ${id}, order ${orderNo}` : `Order ${orderNo}`}
      </Link>
      <span className="text-figures">{formatPence(amountPence)}</span>
    </li>
  );
}

function Pending({ state, payment }: { state: CardPaymentState; payment: CardPayment }) {
  const { userId } = useCustomer().user;
  const { cardPaymentId, pageUrl, beganAt, begunBy } = payment;
  const giveUp = useWrite(async () => state.show(await cancelPayment(userId, cardPaymentId)));
  return (
    <div className={styles.now}>
      <p className="text-muted">
        {`Begun by ${begunBy} on ${londonMoment(beganAt)}. This page asks again by itself; you can reload it or come back later.`}
      </p>
      {state.isUnanswered && (
        <Alert kind="warning">
          The payment provider does not answer at the moment. Please don’t pay again: we keep asking.
        </Alert>
      )}
      <div className={styles.actions} data-no-print="">
        {pageUrl !== '' && (
          <a className={buttonClass({ size: 'lg' })} href={pageUrl}>
            Continue to the payment page
          </a>
        )}
        <Button variant="outline" size="lg" loading={state.isAsking} onClick={state.askNow}>
          Ask again now
        </Button>
        {pageUrl !== '' && (
          <Button variant="outline" size="lg" loading={giveUp.isPending} onClick={() => void giveUp.run()}>
            Cancel this payment
          </Button>
        )}
      </div>
      <Problem error={giveUp.error} />
    </div>
  );
}

function Paid({ payment: { items, amountPence, refundPence } }: { payment: CardPayment }) {
  const href = useHref();
  const [only] = items;
  return (
    <div className={styles.now}>
      {refundPence > 0 && (
        <Alert kind="info">
          {`${refundPence === amountPence ? 'Nothing was open any more.' : `${formatPence(refundPence)} of it was no longer open.`} We give it back to your card within 5 working days.`}
        </Alert>
      )}
      {refundPence < amountPence && (
        <Section title="What happens next">
          <p>{nextOf(items)}</p>
        </Section>
      )}
      <div className={styles.actions} data-no-print="">
        {only && items.length === 1 && (
          <ButtonLink href={href('orders', { id: only.orderId })}>See the order</ButtonLink>
        )}
        <ButtonLink href={href('payments')} variant="outline">
          What else is to be paid
        </ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

const nextOf = (items: CardPayment['items']) =>
  items.some(({ kind }) => kind === 'order')
    ? 'We have emailed you a receipt. We pick your order for the day that you have chosen, and email you when it leaves.'
    : 'We have emailed you a receipt. Your invoices and your statement show the payment now.';

function NotPaid({ payment: { items } }: { payment: CardPayment }) {
  const card = usePayByCard();
  const href = useHref();
  const [only] = items;
  const pending = usePendingPayments(items.map(({ orderId }) => orderId));
  const again = items.map(({ kind, id, amountPence }) => ({ kind, id, amountPence }));
  if (pending.length > 0) return <PendingPayments payments={pending} />;
  return (
    <div className={styles.now} data-no-print="">
      <div className={styles.actions}>
        <Button size="lg" loading={card.isPending} onClick={() => card.run(again)}>
          Try again
        </Button>
        <ButtonLink href={href('payments')} variant="outline" size="lg">
          See what is to be paid
        </ButtonLink>
      </div>
      <PaymentProblem error={card.error} />
      {only && items.length === 1 && only.kind === 'order' && (
        <Section title="Pay another way">
          <OtherWays orderId={only.orderId} pence={only.amountPence} />
        </Section>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" data-skeleton="">
      <VisuallyHidden role="status">Loading your payment</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <SkeletonText lines={4} />
    </div>
  );
}
