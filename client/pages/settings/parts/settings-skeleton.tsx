import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './settings-skeleton.module.css';

export function SettingsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your details</VisuallyHidden>
      <Skeleton className={styles.block} />
    </div>
  );
}
