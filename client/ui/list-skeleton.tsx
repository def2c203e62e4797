import styles from './list-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The place of a list while it loads. @param what `Loading your orders` */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">{what}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <Skeleton className={styles.row} key={line} />
      ))}
    </div>
  );
}
