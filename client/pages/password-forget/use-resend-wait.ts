import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { resendSecondsLeft } from '../../../contracts/rules/countdown.ts';

/** Outside the page, so that leaving it and coming back does not shorten the wait. */
const lastCode = proxy<{ sentAt: number | undefined }>({ sentAt: undefined });

export interface ResendWait {
  /** 0 when another code may be asked for */
  readonly seconds: number;
  readonly start: () => void;
}

export function useResendWait(): ResendWait {
  const { sentAt } = useSnapshot(lastCode);
  const [now, setNow] = useState(() => Date.now());
  const seconds = resendSecondsLeft(sentAt, now);
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isWaiting]);

  return {
    seconds,
    start() {
      lastCode.sentAt = Date.now();
      setNow(lastCode.sentAt);
    },
  };
}
