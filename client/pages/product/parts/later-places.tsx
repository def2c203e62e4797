import { clsx } from 'clsx';
import { memo, Suspense } from 'react';
import { isByArea } from '../../../../contracts/domain/quantity/quantity-text.ts';
import type { Product } from '../../../data/order-line.ts';
import { furtherDown } from '../../../lib/further-down.tsx';
import { fetchedPart } from '../../../ui/later-part.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { CloserLook } from './closer-look.tsx';
import styles from './later-places.module.css';
import type { OrderPanelProps } from './order-panel.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

// Visitors don't load it.
const OrderPanel = fetchedPart(async () => (await import('./order-panel.tsx')).OrderPanel);

/** Price and calculator for trade customers, who don't see the visitors' panel while this loads. */
export function OrderPlace({ loggedIn, ...panel }: OrderPanelProps & { loggedIn: boolean }) {
  const waiting = <Waiting byArea={isByArea(panel.product.productUnit)} />;
  return (
    <>
      {loggedIn ? (
        <Suspense fallback={waiting}>
          <OrderPanel {...panel} />
        </Suspense>
      ) : (
        <div className={styles.visitors}>
          <VisitorPanel />
          {waiting}
        </div>
      )}
      <CloserLook product={panel.product} />
    </>
  );
}

/** As high as the panel that is loading, so that nothing below it moves. */
function Waiting({ byArea }: { byArea: boolean }) {
  return (
    <div className={clsx(styles.waiting, byArea && styles.byArea)} aria-busy="true">
      <Skeleton className={styles.price} />
      <SkeletonText lines={3} />
      <Skeleton className={styles.button} />
    </div>
  );
}

const Lower = furtherDown(() => import('./lower-part.tsx').then((m) => m.LowerPart));

const Related = furtherDown(() => import('./related-part.tsx').then((m) => m.RelatedPart));

interface OfProduct {
  readonly product: Product;
}

const isSame = (before: OfProduct, after: OfProduct) => before.product.productId === after.product.productId;

/** Memoised, because a customer's price changes the product object but nothing shown here. */
export const LowerPlace = memo(Lower, isSame);

/** Memoised for the same reason. */
export const RelatedPlace = memo(Related, isSame);
