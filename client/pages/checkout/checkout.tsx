import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useIsKeptHere } from '../../features/basket/basket.api.ts';
import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { fetchedPart } from '../../ui/later-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './checkout.module.css';
import type { OrderLook } from './parts/checkout-content.tsx';
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx';
import { useCheckout } from './use-checkout.ts';

export function CheckoutPage() {
  return <CheckoutFrame look={useDevice() === 'desktop' ? 'beside' : 'stacked'} />;
}

// A visitor, who is asked to log in, doesn't need the form; for a customer it loads while basket and credit are read.
const Content = fetchedPart(async () => (await import('./parts/checkout-content.tsx')).CheckoutContent);
const OrderByMessage = fetchedPart(async () => (await import('./parts/order-by-message.tsx')).OrderByMessage);
const QuotedContent = fetchedPart(async () => (await import('./parts/checkout-content.tsx')).QuotedContent);

/** Heading and loading state of the checkout: of what is in the basket, or of quotations. */
function CheckoutFrame({ look }: { look: OrderLook }) {
  const query = new URLSearchParams(useSearch());
  const quotations = query.get('quotation') ?? '';
  const title = query.get('sample') === '1' && !quotations ? 'Order your samples' : 'Checkout';
  return (
    <Container className={styles.page}>
      <PageHeading size="work">{title}</PageHeading>
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
