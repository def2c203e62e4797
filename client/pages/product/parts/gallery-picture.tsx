import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './gallery-picture.module.css';

/** What a picture shows, below it. Screen readers get it from the picture itself. */
export function Caption({ children }: { children: string }) {
  return (
    <p className={clsx('text-small', styles.caption)} aria-hidden="true">
      {children}
    </p>
  );
}

interface ZoomButtonProps {
  onClick: () => void;
  /** a picture; its alternative text says what is enlarged */
  children: ReactNode;
}

/** A picture that opens large on a click. */
export function ZoomButton({ onClick, children }: ZoomButtonProps) {
  return (
    <button className={styles.zoom} type="button" onClick={onClick}>
      <span className="sr-only">Enlarge: </span>
      {children}
    </button>
  );
}

export const GallerySkeleton = () => <Skeleton className={styles.loading} />;
