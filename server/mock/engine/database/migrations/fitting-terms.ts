import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** What is arranged for fitting: the checklist's confirmed points and a technician's visit. */
export async function createFittingTerms(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'quotations', 'fitting', 'text');
  await addColumn(db, 'orders', 'fitting', 'text');
}
