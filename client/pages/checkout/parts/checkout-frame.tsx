import { lazy, Suspense } from 'react';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useCheckout } from '../use-checkout.ts';
import type { OrderLook } from './checkout-content.tsx';
import styles from './checkout-frame.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

// A visitor, who is asked to log in, does without the form; it comes while basket and credit are read.
const Content = lazy(async () => ({ default: (await import('./checkout-content.tsx')).CheckoutContent }));

/** Heading and loading state of the checkout. */
export function CheckoutFrame({ look }: { look: OrderLook }) {
  const { reading, isSample, key } = useCheckout();
  return (
    <Container className={styles.page}>
      <PageHeading>{isSample ? 'Order your samples' : 'Checkout'}</PageHeading>
      <div className={styles.content}>
        <Suspense fallback={<CheckoutSkeleton />}>
          <Content key={key} reading={reading} isSample={isSample} look={look} />
        </Suspense>
      </div>
    </Container>
  );
}
