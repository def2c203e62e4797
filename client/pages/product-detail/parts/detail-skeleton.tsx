import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './detail-skeleton.module.css';

export const GallerySkeleton = () => <Skeleton className={styles.picture} />;

/** Title and panel while the product loads. */
export function TitleSkeleton() {
  return (
    <div className={styles.words}>
      <h1 className="sr-only">Product</h1>
      <Skeleton className={styles.series} />
      <Skeleton className={styles.name} />
      <SkeletonText lines={2} />
      <Skeleton className={styles.panel} />
    </div>
  );
}
