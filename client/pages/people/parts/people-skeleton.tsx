import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './people-skeleton.module.css';

export function PeopleSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading the people of your company</VisuallyHidden>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
