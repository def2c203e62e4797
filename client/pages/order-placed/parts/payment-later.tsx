import { Suspense } from 'react';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './placed-frame.module.css';

const PaymentResult = fetchedPart(async () => (await import('./payment-result.tsx')).PaymentResult);

/** The result of a card payment. Its code only loads for customers who come back from one. */
export function PaymentLater({ cardPaymentId }: { cardPaymentId: string }) {
  return (
    <Suspense
      fallback={
        <Container className={styles.page}>
          <PageHeading>Your payment</PageHeading>
        </Container>
      }
    >
      <PaymentResult cardPaymentId={cardPaymentId} />
    </Suspense>
  );
}
