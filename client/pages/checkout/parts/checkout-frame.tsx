import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useIsKeptHere } from '../../../features/basket/basket.api.ts';
import { Container } from '../../../ui/container.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useCheckout } from '../use-checkout.ts';
import type { OrderLook } from './checkout-content.tsx';
import styles from './checkout-frame.module.css';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

// A visitor, who is asked to log in, doesn't need the form; for a customer it loads while basket and credit are read.
const Content = fetchedPart(async () => (await import('./checkout-content.tsx')).CheckoutContent);
const OrderByMessage = fetchedPart(async () => (await import('./order-by-message.tsx')).OrderByMessage);
const QuotedContent = fetchedPart(async () => (await import('./checkout-content.tsx')).QuotedContent);

/** Heading and loading state of the checkout: of what is in the basket, or of quotations. */
export function CheckoutFrame({ look }: { look: OrderLook }) {
  const query = new URLSearchParams(useSearch());
  const quotations = query.get('quotation') ?? '';
  const title = query.get('sample') === '1' && !quotations ? 'Order your samples' : 'Checkout';
  return (
    <Container className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <div className={styles.content}>
        <Suspense fallback={<CheckoutSkeleton />}>
          {quotations ? (
            <QuotedContent key={quotations} ids={quotations} look={look} />
          ) : (
            <BasketContent look={look} />
          )}
        </Suspense>
      </div>
    </Container>
  );
}

function BasketContent({ look }: { look: OrderLook }) {
  const { reading, isSample, key } = useCheckout();
  if (useIsKeptHere()) return <OrderByMessage />;
  return <Content key={key} reading={reading} isSample={isSample} look={look} />;
}
