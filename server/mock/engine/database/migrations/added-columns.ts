import { type Kysely, type RawBuilder, sql } from 'kysely';

const DEFAULTS = { text: sql`''`, integer: sql`0`, bigint: sql`0` } as const;

/**
 * Adds a column unless it exists: two processes may boot at once, and SQLite has no IF NOT EXISTS for columns.
 * @param initial what rows have that are there already; empty or 0 by default
 */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: keyof typeof DEFAULTS,
  initial: RawBuilder<unknown> = DEFAULTS[type],
): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column);
  if (known) return;
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (c) => c.notNull().defaultTo(initial))
    .execute();
}

/** How a card payment had ended, if it succeeded after all. */
export async function noteLateCardPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'card_payments', 'paid_after', 'text');
}

/** What is arranged for fitting: the checklist's confirmed points and a technician's visit. */
export async function createFittingTerms(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'quotations', 'fitting', 'text');
  await addColumn(db, 'orders', 'fitting', 'text');
}

/** Whether a payment came out of the company's credit rather than from a bank. */
export async function noteCreditPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'payments', 'source', 'text');
}

/** How a quotation's packs are counted over its plots, and what a plan has worked out for each of its lines. */
export async function createQuotationPacking(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'quotations', 'packing', 'text');
  await addColumn(db, 'quotation_lines', 'need', 'text');
}

/** Orders and quotations keep their rate of VAT; all that were made without one had 20%. */
export async function createVatRates(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'quotations']) await addColumn(db, table, 'vat_rate', 'integer', sql`2000`);
}
