import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './orders-skeleton.module.css';

export function OrdersSkeleton({ what = 'Loading your orders' }: { what?: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">{what}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <Skeleton className={styles.order} key={line} />
      ))}
    </div>
  );
}
