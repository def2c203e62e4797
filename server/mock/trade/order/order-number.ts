import { londonTime } from '../../../../contracts/domain/calendar/london-time.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';

/** The least digits of a running number. */
const DIGITS = 4;

/** @returns `AO-261122-0042`: the day in London and the running number */
export function orderNo(now: number, running: number): string {
  const day = dayText(londonTime(now).day).slice(2).replaceAll('-', '');
  return `AO-${day}-${String(running).padStart(DIGITS, '0')}`;
}

/** The payment reference of a transfer; banks only accept letters and digits. */
export const transferReference = (no: string) => no.replaceAll('-', '');
