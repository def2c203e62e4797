import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** what to do next: a button or a link */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="4"
      py="16"
      px="6"
      textAlign="center"
      bg="bg.sunken"
    >
      <chakra.h2 textStyle="heading">{title}</chakra.h2>
      {children && (
        <chakra.div color="fg.muted" maxWidth="prose" textStyle="body">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div marginTop="2">{action}</chakra.div>}
    </chakra.div>
  );
}

/** A part of the page could not be loaded; the rest works. */
export function RetryLine({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <chakra.p role="alert" textStyle="small" color="danger">
      {children}{' '}
      <Button variant="link" size="inline" onClick={onRetry}>
        Try again
      </Button>
    </chakra.p>
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
    <chakra.div role="alert">
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
    </chakra.div>
  );
}
