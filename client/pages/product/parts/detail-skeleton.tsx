import { Section } from '../../../ui/section.tsx';
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

/** Placeholder for the facts, about as high, so that the footer stays out of view. */
export function FactsSkeleton() {
  return (
    <>
      <Section title="Specification">
        <Skeleton className={styles.facts} />
      </Section>
      <Section title="Technical data">
        <Skeleton className={styles.technicalData} />
      </Section>
    </>
  );
}
