import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './project-skeleton.module.css';

export function ProjectSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading the project</VisuallyHidden>
      <div className={styles.rooms}>
        {['first', 'second', 'third'].map((line) => (
          <Skeleton className={styles.line} key={line} />
        ))}
      </div>
      <Skeleton className={styles.side} />
    </div>
  );
}
