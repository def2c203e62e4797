import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** How a card payment had ended, if it succeeded after all. */
export async function noteLateCardPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'card_payments', 'paid_after', 'text');
}
