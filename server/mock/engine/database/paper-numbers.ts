import type { Db } from './tables.ts';

/**
 * The next number of a series of papers, taken in the transaction that uses it, so that a rollback leaves no gap.
 * @returns 1 for the first
 */
export async function nextNumber(db: Db, series: string): Promise<number> {
  const { last } = await db
    .insertInto('paper_numbers')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((old) => ({ last: old('paper_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** `AI-000042` */
export const paperNo = (prefix: 'AC' | 'AI' | 'Q' | 'RT', running: number): string =>
  `${prefix}-${String(running).padStart(6, '0')}`;

/** A paper's number derived from its order's: `DN-261125-0089` from `AO-261125-0089`. */
export const orderPaperNo = (series: 'DN' | 'PF', orderNo: string) => orderNo.replace(/^\D*/, `${series}-`);

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
