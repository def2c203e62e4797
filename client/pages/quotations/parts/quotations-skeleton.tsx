import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './quotations-skeleton.module.css';

export function QuotationsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden role="status">Loading your quotations</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <Skeleton className={styles.quotation} key={line} />
      ))}
    </div>
  );
}
