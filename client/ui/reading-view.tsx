import type { ReactNode } from 'react';
import type { Reading } from '../lib/reading.ts';
import { SalesOffice } from './sales-office.tsx';
import { ErrorState, RetryLine } from './states.tsx';

interface ReadingViewProps<Value> {
  reading: Reading<Value>;
  /** what is read, as the start of a sentence: `Your basket` */
  what: string;
  /** a skeleton of the final size */
  loading: ReactNode;
  /** what to do instead where the service is not available; without it, our phone and mailbox */
  instead?: ReactNode;
  /** a small part of a page: a failure takes a line, not a panel */
  isPart?: boolean;
  children: (value: Value) => ReactNode;
}

/** The value that was read, or why it can't be shown. */
export function ReadingView<Value>(props: ReadingViewProps<Value>) {
  const { reading, what, loading, instead, isPart = false, children } = props;
  switch (reading.state) {
    case 'loading':
      return loading;
    case 'unavailable':
      if (isPart) return <RetryLine what={what} onRetry={undefined} />;
      return <ErrorState title={`${what} can’t be shown online`}>{instead ?? <SalesOffice />}</ErrorState>;
    case 'failed':
      if (isPart) return <RetryLine what={what} onRetry={reading.retry} />;
      return (
        <ErrorState title={`${what} could not be loaded`} onRetry={reading.retry}>
          {reading.message}
        </ErrorState>
      );
    case 'ready':
      return children(reading.value);
  }
}
