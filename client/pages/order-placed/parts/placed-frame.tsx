import type { ReactNode } from 'react';
import { useHref } from '../../../state/device.ts';
import { useSite } from '../../../state/site-context.ts';
import { Container } from '../../../ui/container.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Order, useOrderPlaced } from '../use-order-placed.ts';
import styles from './placed-frame.module.css';

/** The states of the page, which can be opened again at any time. */
export function PlacedFrame({ layout }: { layout: (order: Order) => ReactNode }) {
  const reading = useOrderPlaced();
  const { absent } = useSite();
  const href = useHref();
  if (reading !== 'none' && reading.state === 'ready') {
    const { orderNo, sts, approval } = reading.value;
    const isWaiting = approval?.sts === 'waiting';
    return (
      <Container className={styles.page}>
        <PageHeading eyebrow={`Order ${orderNo}`} lead={LEADS[sts]}>
          {sts === 'cancelled'
            ? 'Your order is cancelled'
            : isWaiting
              ? 'Your order waits for approval'
              : 'Thank you, we have your order'}
        </PageHeading>
        <div className={styles.content}>{layout(reading.value)}</div>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <PageHeading>Your order</PageHeading>
      <div className={styles.content}>
        {reading === 'none' ? (
          <EmptyState
            title="There is no such order of your company"
            action={!absent.includes('orders') && <ButtonLink href={href('orders')}>All orders</ButtonLink>}
          >
            Please check the address, or ask our sales office for the order.
          </EmptyState>
        ) : (
          <ReadingView reading={reading} what="Your order" loading={<Waiting />}>
            {layout}
          </ReadingView>
        )}
      </div>
    </Container>
  );
}

const LEADS: Readonly<Partial<Record<Order['sts'], string>>> = {
  confirmed: 'We have confirmed it.',
  picking: 'Our warehouse is putting it together.',
  dispatched: 'Your order is on its way.',
  delivered: 'It has been delivered.',
};

function Waiting() {
  return (
    <div aria-busy="true" data-skeleton="">
      <VisuallyHidden role="status">Loading your order</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <SkeletonText lines={4} />
    </div>
  );
}
