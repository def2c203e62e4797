import { useEffect, useRef } from 'react';
import { CallError } from './call-error.ts';
import { reportFailure } from './failure-channel.ts';

/** @returns what reports a failure that can't be shown in its place, as its page was left or the session has ended, and says whether it did */
export function useReportElsewhere(): (error: unknown) => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (error) => {
    const endsSession = error instanceof CallError && error.endsSession;
    if (endsSession) reportFailure(error);
    else if (!isHere.current)
      reportFailure(
        new Error(
          `On the page that you left, this went wrong: ${error instanceof Error ? error.message : String(error)}`,
        ),
      );
    return endsSession || !isHere.current;
  };
}
