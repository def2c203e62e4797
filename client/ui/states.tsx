import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './states.module.css';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** what to do next: a button or a link */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <h2 className="text-heading">{title}</h2>
      {children && <div className={clsx('text-body', styles.words)}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface RetryLineProps {
  /** the part, as the start of a sentence: `Your prices` */
  what: string;
  /** undefined where trying again would not help */
  onRetry: (() => void) | undefined;
}

/** A part of the page could not be loaded; the rest works. */
export function RetryLine({ what, onRetry }: RetryLineProps) {
  return (
    <p className={clsx('text-small', styles.failed)} role="alert">
      {what} {onRetry ? 'could not be loaded. ' : 'can’t be shown at the moment.'}
      {onRetry && (
        <Button variant="link" size="inline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}

interface ErrorStateProps {
  title?: string;
  /** why, in the words of the error */
  children?: ReactNode;
  onRetry?: () => void;
}

/** Something could not be shown; announced at once, with a way to try again. */
export function ErrorState({ title = 'This could not be loaded', children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          onRetry && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
