import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './plan-page.module.css';

/** As high as the content that replaces it, so that the footer stays out of sight. */
export function PlanSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your plan</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
