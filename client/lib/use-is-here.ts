import { type RefObject, useEffect, useRef } from 'react';
import { CallError } from './call-error.ts';
import { reportFailure } from './failure-channel.ts';

/** Whether the component is still on the page: otherwise a failure that it would show has to be shown as a notice. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** @returns what reports a failure that can't be shown in its place, as its page was left or its session ended, and says whether it did */
export function useReportElsewhere(): (error: unknown) => boolean {
  const isHere = useIsHere();
  return (error) => {
    const isElsewhere = !isHere.current || (error instanceof CallError && error.endsSession);
    if (isElsewhere) reportFailure(error);
    return isElsewhere;
  };
}
