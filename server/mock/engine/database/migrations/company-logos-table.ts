import { type Kysely, sql } from 'kysely';

/** `bytea` is PostgreSQL's type; SQLite stores bytes unchanged in a column of any type. */
const BYTES = sql`bytea`;

/** The logos that companies print on the copies for their own clients: one for each. */
export async function createCompanyLogos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_logos')
    .ifNotExists()
    .addColumn('company_id', 'text', (c) => c.primaryKey().references('companies.company_id'))
    .addColumn('png', BYTES, (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
