import type { Kysely } from 'kysely';

type Schema = Kysely<unknown>;

/**
 * The tables of the first version. Every statement may run twice: SQLite has no lock over a migration, so two
 * processes that start at once may both run it, and a start that was killed is simply repeated.
 */
export async function createFirstTables(db: Schema): Promise<void> {
  await createHousekeeping(db);
  await createPeople(db);
  await createCatalogue(db);
  await createOrders(db);
}

const create = (db: Schema, name: string) => db.schema.createTable(name).ifNotExists();

async function createHousekeeping(db: Schema): Promise<void> {
  await create(db, 'revision')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await create(db, 'seeds')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await create(db, 'functions')
    .addColumn('function_id', 'text', (c) => c.primaryKey())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .execute();
  await create(db, 'role_rights')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('function_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('role_rights_key', ['role', 'function_id'])
    .execute();
  await create(db, 'answered_calls')
    .addColumn('call_key', 'text', (c) => c.primaryKey())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await create(db, 'mails')
    .addColumn('mail_id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('to_address', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
}

async function createPeople(db: Schema): Promise<void> {
  let companies = create(db, 'companies').addColumn('company_id', 'text', (c) => c.primaryKey());
  for (const name of ['company_type', 'owner_company_id', 'company_name', 'company_addr', 'post_code'])
    companies = companies.addColumn(name, 'text', (c) => c.notNull());
  for (const name of ['company_phone', 'tax_no', 'website'])
    companies = companies.addColumn(name, 'text', (c) => c.notNull());
  await companies.execute();

  let users = create(db, 'users')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('login_name', 'text', (c) => c.notNull().unique())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'));
  for (const name of ['password_hash', 'role', 'review', 'user_type', 'title', 'first_name', 'last_name'])
    users = users.addColumn(name, 'text', (c) => c.notNull());
  for (const name of ['cust_id', 'cust_name', 'cust_no'])
    users = users.addColumn(name, 'text', (c) => c.notNull());
  await users
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .addColumn('basket_writes', 'integer', (c) => c.notNull())
    .execute();

  await create(db, 'sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'sessions_by_user', 'sessions', ['user_id']);
  await create(db, 'auth_codes')
    .addColumn('login_name', 'text', (c) => c.primaryKey())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createCatalogue(db: Schema): Promise<void> {
  await create(db, 'dictionary_entries')
    .addColumn('dictionary', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('code_id', 'text', (c) => c.notNull())
    .addColumn('code_name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dictionary_entries_key', ['dictionary', 'position'])
    .execute();
  await create(db, 'products')
    .addColumn('product_id', 'text', (c) => c.primaryKey())
    .addColumn('product_no', 'text', (c) => c.notNull())
    .addColumn('product_type', 'text', (c) => c.notNull())
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('stock_packs', 'integer', (c) => c.notNull())
    .addColumn('is_listed', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute();
  await create(db, 'gallery_projects')
    .addColumn('example_id', 'text', (c) => c.primaryKey())
    .addColumn('sts', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute();
}

async function createOrders(db: Schema): Promise<void> {
  await create(db, 'basket_lines')
    .addColumn('car_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.product_id'))
    .addColumn('car_type', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('main_img', 'text', (c) => c.notNull())
    .addColumn('product_info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('basket_lines_once', ['user_id', 'product_id', 'car_type'])
    .execute();
  await create(db, 'projects')
    .addColumn('project_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('project_name', 'text', (c) => c.notNull())
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'projects_by_user', 'projects', ['user_id']);
  await create(db, 'project_products')
    .addColumn('project_id', 'text', (c) => c.notNull().references('projects.project_id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.product_id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('main_img', 'text', (c) => c.notNull())
    .addColumn('product_info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('project_products_key', ['project_id', 'product_id'])
    .execute();
}

async function index(db: Schema, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}
