import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

/** How a quotation's packs are counted over its plots, and what a plan has worked out for each of its lines. */
export async function createQuotationPacking(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'quotations', 'packing', 'text');
  await addColumn(db, 'quotation_lines', 'need', 'text');
}
