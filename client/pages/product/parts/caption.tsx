import { clsx } from 'clsx';
import styles from './caption.module.css';

/** What a picture shows, below it. Screen readers get it from the picture itself. */
export function Caption({ children }: { children: string }) {
  return (
    <p className={clsx('text-small', styles.caption)} aria-hidden="true">
      {children}
    </p>
  );
}
