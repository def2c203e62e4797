import styles from './caption.module.css';

/** What a picture shows, below it. Screen readers get it from the picture itself. */
export function Caption({ children }: { children: string }) {
  return (
    <p className={`text-small ${styles.line}`} aria-hidden="true">
      {children}
    </p>
  );
}
