import { useEffect, useState } from 'react';
import { dayWords } from '../../../contracts/domain/calendar/day-words.ts';
import { londonTime } from '../../../contracts/domain/calendar/london-time.ts';
import { dispatchDay, nextWorkingDay } from '../../../contracts/domain/calendar/working-days.ts';

/** Noon, which decides the day of dispatch, may pass while the page is open. */
const LOOK_AGAIN_MS = 30_000;

export interface Dispatch {
  /** `today` or `on Monday 23 November` */
  readonly dispatched: string;
  /** `Tuesday 24 November` */
  readonly earliest: string;
}

/** When an order made now is dispatched, and the first day on which it can arrive; undefined on the server, whose pages are cached. */
export function useDispatch(): Dispatch | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return now === undefined ? undefined : dispatchAt(now);
}

export function dispatchAt(now: number): Dispatch {
  const day = dispatchDay(now);
  return {
    dispatched: day === londonTime(now).day ? 'today' : `on ${dayWords(day)}`,
    earliest: dayWords(nextWorkingDay(day)),
  };
}
