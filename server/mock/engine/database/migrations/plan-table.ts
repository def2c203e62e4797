import type { Kysely } from 'kysely';

/** The plans of projects, one for each. */
export async function createPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plans')
    .ifNotExists()
    .addColumn('project_id', 'text', (c) => c.primaryKey().references('projects.project_id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('product_ids', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
}
