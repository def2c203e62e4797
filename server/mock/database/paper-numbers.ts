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

/** A paper's number derived from its order's: `DN-261125-0089` from `AO-261125-0089`. */
export const orderPaperNo = (series: 'DN' | 'PF', orderNo: string) => orderNo.replace(/^\D*/, `${series}-`);
