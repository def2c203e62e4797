import { Suspense } from 'react';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import type { OrderPanelProps } from './order-panel.tsx';
import styles from './order-place.module.css';
import { VisitorPanel } from './visitor-panel.tsx';

// Visitors don't load it.
const OrderPanel = fetchedPart(async () => (await import('./order-panel.tsx')).OrderPanel);

/** Price and calculator for trade customers, who don't see the visitors' panel while this loads. */
export function OrderPlace({ loggedIn, ...panel }: OrderPanelProps & { loggedIn: boolean }) {
  if (loggedIn)
    return (
      <Suspense fallback={<Waiting />}>
        <OrderPanel {...panel} />
      </Suspense>
    );
  return (
    <div className={styles.visitors}>
      <VisitorPanel product={panel.product} />
      <Waiting />
    </div>
  );
}

/** As high as the panel that is loading, so that nothing below it moves. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.price} />
      <SkeletonText lines={3} />
      <Skeleton className={styles.button} />
    </div>
  );
}
