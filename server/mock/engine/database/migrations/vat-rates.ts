import { type Kysely, sql } from 'kysely';
import { addColumn } from './add-column.ts';

/** Orders and quotations keep their rate of VAT; all that were made without one had 20%. */
export async function createVatRates(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'quotations']) await addColumn(db, table, 'vat_rate', 'integer', sql`2000`);
}
