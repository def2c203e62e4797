import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { useCheckout } from '../use-checkout.ts';
import { CheckoutContent, type OrderLayout } from './checkout-content.tsx';
import styles from './checkout-frame.module.css';
import { CheckoutSkeleton } from './checkout-states.tsx';

/** Heading and states of the checkout; the layout puts form and summary side by side, or one above the other. */
export function CheckoutFrame({ layout }: { layout: OrderLayout }) {
  const { reading, isSample, key } = useCheckout();
  return (
    <Container className={styles.page}>
      <PageHeading>{isSample ? 'Order your samples' : 'Checkout'}</PageHeading>
      <div className={styles.content}>
        <ReadingView reading={reading} what="The checkout" loading={<CheckoutSkeleton />}>
          {(value) => <CheckoutContent key={key} reading={value} isSample={isSample} layout={layout} />}
        </ReadingView>
      </div>
    </Container>
  );
}
