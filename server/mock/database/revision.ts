import type { Db } from './tables.ts';

/** Says that what the reading calls answer has changed; every process sees it within a second. */
export async function bumpRevision(db: Db): Promise<void> {
  await db
    .updateTable('revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
