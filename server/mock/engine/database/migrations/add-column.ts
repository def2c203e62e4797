import { type Kysely, sql } from 'kysely';

const DEFAULTS = { text: sql`''`, integer: sql`0`, bigint: sql`0` } as const;

/** Adds a column, empty or 0, unless it exists: two processes may boot at once, and SQLite has no IF NOT EXISTS for columns. */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: keyof typeof DEFAULTS,
): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column);
  if (known) return;
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (c) => c.notNull().defaultTo(DEFAULTS[type]))
    .execute();
}
