import type { Kysely } from 'kysely';

/** Technical facts have a separate table: product lists are read often and never need them. */
export async function createProductSpecs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_specs')
    .ifNotExists()
    .addColumn('product_id', 'text', (c) => c.primaryKey().references('products.product_id'))
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute();
}
