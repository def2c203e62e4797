import { dayText } from '../../../../contracts/rules/delivery-day.ts';
import { londonTime } from '../../../../contracts/rules/working-days.ts';
import type { Db } from '../../database/tables.ts';

/** Digits of a running number, at least. */
const DIGITS = 4;

/**
 * Queues whoever orders, also in other processes, until this transaction ends: numbers follow without gaps, so only one
 * order can be numbered at a time. It is the first lock of everything that orders, cancels or fills an address book; as
 * all take their locks in this one order, none of them can wait for each other in a ring.
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

/** What is quoted with a transfer: banks accept letters and digits alone. */
export const transferReference = (no: string) => no.replaceAll('-', '');
