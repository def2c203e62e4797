import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './addresses-skeleton.module.css';

export function AddressesSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your addresses</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.address} key={line} />
      ))}
    </div>
  );
}
