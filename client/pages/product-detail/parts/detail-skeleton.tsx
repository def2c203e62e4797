import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './detail-skeleton.module.css';

export const GallerySkeleton = () => <Skeleton className={styles.skeleton} />;

/** Title and panel while the product loads. */
export function TitleSkeleton() {
  return (
    <div className={styles.box}>
      <Skeleton className={styles.skeleton2} />
      <Skeleton className={styles.skeleton3} />
      <SkeletonText lines={2} />
      <Skeleton className={styles.skeleton4} />
    </div>
  );
}
