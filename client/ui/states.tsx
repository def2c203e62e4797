import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { focusHeading } from '../lib/focus.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './states.module.css';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** what to do next: a button or a link */
  action?: ReactNode;
  /** `h1` where it stands for the whole page */
  heading?: 'h1' | 'h2';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className={styles.state}>
      <Heading className="text-heading">{title}</Heading>
      {children && <div className={clsx('text-body', styles.words)}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Tries again; may return a promise, which is awaited. */
type Retry = () => unknown;

interface RetryLineProps {
  /** the part, as the start of a sentence: `Your prices` */
  what: string;
  /** undefined where trying again would not help */
  onRetry: Retry | undefined;
}

/** A part of the page could not be loaded; the rest works. */
export function RetryLine({ what, onRetry }: RetryLineProps) {
  return (
    <p className={clsx('text-small', styles.failed)} role="alert">
      {what} {onRetry ? 'could not be loaded. ' : 'can’t be shown online.'}
      {onRetry && <RetryButton variant="link" size="inline" onRetry={onRetry} />}
    </p>
  );
}

interface ErrorStateProps extends Pick<StateProps, 'heading'> {
  title?: string;
  /** why, in the words of the error */
  children?: ReactNode;
  onRetry?: Retry;
}

/** Something could not be shown; announced at once, with a way to try again. */
export function ErrorState({
  title = 'This could not be loaded',
  children,
  onRetry,
  heading,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        {...(heading && { heading })}
        action={onRetry && <RetryButton variant="outline" onRetry={onRetry} />}
      >
        {children}
      </EmptyState>
    </div>
  );
}

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  onRetry: Retry;
}

/** Shows that a try is under way. After a success the button is removed with the failure, and the page's heading takes the focus. */
function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const [isTrying, setTrying] = useState(false);
  const leave = (own: HTMLButtonElement) => {
    if (isTrying && own === document.activeElement)
      queueMicrotask(() => own.isConnected || focusHeading({ preventScroll: true }));
  };
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Button
      {...look}
      ref={(own) => () => {
        if (own) leave(own);
      }}
      loading={isTrying}
      onClick={retry}
    >
      Try again
    </Button>
  );
}

/** Shown without JavaScript, in place of content that only a script can fetch. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="needs-script">{children}</p>
    </noscript>
  );
}
