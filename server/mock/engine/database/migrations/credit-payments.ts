import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** Whether a payment came out of the company's credit rather than from a bank. */
export async function noteCreditPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'payments', 'source', 'text');
}
