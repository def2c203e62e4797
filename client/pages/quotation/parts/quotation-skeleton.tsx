import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './quotation-skeleton.module.css';

/** @param what said to screen readers; '' where nothing is on its way yet */
export function QuotationSkeleton({ what = 'Loading the quotation' }: { what?: string }) {
  return (
    <div className="stack-6" aria-busy="true">
      <VisuallyHidden role="status">{what}</VisuallyHidden>
      {['first', 'second', 'third'].map((line) => (
        <Skeleton className={styles.part} key={line} />
      ))}
    </div>
  );
}
