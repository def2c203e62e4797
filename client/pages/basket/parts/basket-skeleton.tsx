import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './basket-skeleton.module.css';

export function BasketSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your basket</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <div className={styles.line} key={line} data-skeleton="">
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
