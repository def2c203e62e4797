import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** Whether a payment by card had ended before its money came after all. */
export async function noteLateCardPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'card_payments', 'paid_after', 'text');
}
