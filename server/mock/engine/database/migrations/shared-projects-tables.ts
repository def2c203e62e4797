import { type Kysely, sql } from 'kysely';

/** `bytea` is PostgreSQL's type; SQLite stores bytes unchanged in a column of any type. */
const BYTES = sql`bytea`;

/** Projects that customers send for the gallery, and their pictures. */
export async function createSharedProjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_projects')
    .ifNotExists()
    .addColumn('example_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('town', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('product_nos', 'text', (c) => c.notNull())
    .addColumn('review', 'text', (c) => c.notNull())
    .addColumn('voucher_code', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('shared_pictures')
    .ifNotExists()
    .addColumn('picture_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('example_id', 'text', (c) => c.references('shared_projects.example_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_public', 'integer', (c) => c.notNull())
    .addColumn('small', BYTES, (c) => c.notNull())
    .addColumn('large', BYTES, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('shared_pictures_of_user')
    .ifNotExists()
    .on('shared_pictures')
    .columns(['user_id', 'example_id', 'created_at'])
    .execute();
}
