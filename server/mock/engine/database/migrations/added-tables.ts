import { type Kysely, sql } from 'kysely';

/** Technical facts have a separate table: product lists are read often and never need them. */
export async function createProductSpecs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_specs')
    .ifNotExists()
    .addColumn('product_id', 'text', (c) => c.primaryKey().references('products.product_id'))
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute();
}

/** One row per call and caller or name, for the current window. Names and addresses are stored only as hashes. */
export async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .ifNotExists()
    .addColumn('limit_key', 'text', (c) => c.primaryKey())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** One row per mail still to be sent; the mail itself stays in the inbox. Times are the machine's. */
export async function createMailQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_queue')
    .ifNotExists()
    .addColumn('mail_id', 'text', (c) => c.primaryKey().references('mails.mail_id'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('give_up_at', 'bigint', (c) => c.notNull())
    .execute();
}

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

/** The pictures of laid floors that are kept with projects. */
export async function createProjectPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_pictures')
    .ifNotExists()
    .addColumn('picture_id', 'text', (c) => c.primaryKey())
    .addColumn('project_id', 'text', (c) => c.notNull().references('projects.project_id'))
    .addColumn('product_ids', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('small', BYTES, (c) => c.notNull())
    .addColumn('large', BYTES, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('project_pictures_of_project')
    .ifNotExists()
    .on('project_pictures')
    .columns(['project_id', 'created_at'])
    .execute();
}

/** Floor plans that are kept with projects: one for each, and those that wait for theirs. */
export async function createFloorPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('floor_plans')
    .ifNotExists()
    .addColumn('file_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('project_id', 'text', (c) => c.unique().references('projects.project_id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('content', BYTES, (c) => c.notNull())
    .addColumn('trace', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('floor_plans_of_user')
    .ifNotExists()
    .on('floor_plans')
    .columns(['user_id', 'created_at'])
    .execute();
}

/** So that a short series of a long shop is found without a look at every product. */
export async function indexSeries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_by_series')
    .ifNotExists()
    .on('products')
    .columns(['series', 'product_id'])
    .execute();
}
