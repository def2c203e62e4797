import styles from './progress-bar.module.css';

/** A thin line at the top while a page's code loads; it appears after a moment, so that quick pages don't flash. */
export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  return <div className={styles.bar} aria-hidden="true" data-loading={isLoading || undefined} />;
}
