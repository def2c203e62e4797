import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './account-skeleton.module.css';

export function AccountSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your account</VisuallyHidden>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
