import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './checkout-skeleton.module.css';

/** As high as a form of folded steps, so that the footer stays where it is. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden role="status">Loading your checkout</VisuallyHidden>
      {['who', 'where', 'when', 'papers', 'payment'].map((step) => (
        <div className={styles.part} key={step} data-skeleton="">
          <Skeleton className={styles.title} />
          {step === 'payment' && <SkeletonText lines={4} />}
        </div>
      ))}
    </div>
  );
}
