import type { Db } from './tables.ts';

/** Records that replies of the reading calls have changed; every process sees it within a second. */
export async function bumpRevision(db: Db): Promise<void> {
  await db
    .updateTable('revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
