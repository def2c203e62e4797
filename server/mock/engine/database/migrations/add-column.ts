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
