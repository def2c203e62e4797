import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './checkout-skeleton.module.css';

export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your checkout</VisuallyHidden>
      {['first', 'second', 'third'].map((part) => (
        <div className={styles.part} key={part} data-skeleton="">
          <Skeleton className={styles.title} />
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  );
}
