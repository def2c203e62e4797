import { dayText } from '../../../../contracts/rules/delivery-day.ts';
import { londonTime } from '../../../../contracts/rules/working-days.ts';
import type { Db } from '../../database/tables.ts';

/** The least digits of a running number. */
const DIGITS = 4;

/**
 * Queues all orders, even in other processes, until this transaction ends: numbers have no gaps, so only one order can be
 * numbered at a time. It is the first lock of everything that orders, cancels or fills an address book. All take their locks
 * in the same sequence, so that no deadlock is possible.
 */
export async function queueOrders(db: Db): Promise<void> {
  await db
    .insertInto('paper_numbers')
    .values({ series: 'order', last: 0 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((old) => ({ last: old.ref('paper_numbers.last') })),
    )
    .execute();
}

/** @returns `AO-261122-0042`: the day in London and the running number */
export function orderNo(now: number, running: number): string {
  const day = dayText(londonTime(now).day).slice(2).replaceAll('-', '');
  return `AO-${day}-${String(running).padStart(DIGITS, '0')}`;
}

/** The payment reference of a transfer; banks only accept letters and digits. */
export const transferReference = (no: string) => no.replaceAll('-', '');
