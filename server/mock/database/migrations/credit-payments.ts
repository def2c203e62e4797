import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** Whether a payment moved money that was in credit, which nobody has sent. */
export async function noteCreditPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'payments', 'source', 'text');
}
