import { type Kysely, sql } from 'kysely';

const DEFAULTS = { text: sql`''`, integer: sql`0`, bigint: sql`0` } as const;

/** Adds a column that begins empty, or at 0, unless it is there: two processes may boot at once, and SQLite has no IF NOT EXISTS for it. */
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
