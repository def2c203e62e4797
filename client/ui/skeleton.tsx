import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Keeps the place of what is loading; give it the final size. Hidden from screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(styles.skeleton, className)} aria-hidden="true" data-skeleton="" />;
}

/** Lines of text while loading. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <Skeleton className={styles.line} key={line} />
      ))}
    </span>
  );
}

/** The place of a list while it loads. @param what `Loading your orders` */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <div className="stack-4" aria-busy="true">
      <VisuallyHidden role="status">{what}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
        <Skeleton className={styles.listRow} key={line} />
      ))}
    </div>
  );
}
