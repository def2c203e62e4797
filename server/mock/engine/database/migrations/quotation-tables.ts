import { type Kysely, sql } from 'kysely';

/** `bytea` is PostgreSQL's type; SQLite stores bytes unchanged in a column of any type. */
const BYTES = sql`bytea`;

/** Quotations with their lines, revisions, messages and files. Every statement may run twice. */
export async function createQuotations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quotations')
    .ifNotExists()
    .addColumn('quotation_id', 'text', (c) => c.primaryKey())
    .addColumn('quotation_no', 'text', (c) => c.notNull().unique())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('project_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('site_address', 'text', (c) => c.notNull())
    .addColumn('post_code', 'text', (c) => c.notNull())
    .addColumn('house_type', 'text', (c) => c.notNull())
    .addColumn('plots', 'integer', (c) => c.notNull())
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('signed_by', 'text', (c) => c.notNull())
    .addColumn('goods_pence', 'bigint', (c) => c.notNull())
    .addColumn('is_delivery_known', 'integer', (c) => c.notNull())
    .addColumn('delivery_pence', 'bigint', (c) => c.notNull())
    .addColumn('vat_pence', 'bigint', (c) => c.notNull())
    .addColumn('total_pence', 'bigint', (c) => c.notNull())
    .addColumn('weight', 'bigint', (c) => c.notNull())
    .addColumn('pallets', 'integer', (c) => c.notNull())
    .addColumn('valid_until', 'bigint', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.references('orders.order_id'))
    .addColumn('told_soon', 'bigint', (c) => c.notNull())
    .addColumn('told_end', 'bigint', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'quotations_of_company', 'quotations', ['company_id', 'made_at']);
  await createIndex(db, 'quotations_by_end', 'quotations', ['sts', 'valid_until']);
  await createIndex(db, 'quotations_of_order', 'quotations', ['order_id']);
  await db.schema
    .createTable('quotation_lines')
    .ifNotExists()
    .addColumn('line_id', 'text', (c) => c.primaryKey())
    .addColumn('quotation_id', 'text', (c) => c.notNull().references('quotations.quotation_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'bigint', (c) => c.notNull())
    .addColumn('catalog_pence', 'bigint', (c) => c.notNull())
    .addColumn('line_pence', 'bigint', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('rooms', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'lines_of_quotation', 'quotation_lines', ['quotation_id', 'position']);
  await createTalk(db);
}

async function createTalk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quotation_revisions')
    .ifNotExists()
    .addColumn('quotation_id', 'text', (c) => c.notNull().references('quotations.quotation_id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('total_pence', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('quotation_revisions_key', ['quotation_id', 'revision'])
    .execute();
  await db.schema
    .createTable('quotation_messages')
    .ifNotExists()
    .addColumn('message_id', 'text', (c) => c.primaryKey())
    .addColumn('quotation_id', 'text', (c) => c.notNull().references('quotations.quotation_id'))
    .addColumn('user_id', 'text', (c) => c.references('users.user_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'messages_of_quotation', 'quotation_messages', ['quotation_id', 'position']);
  await db.schema
    .createTable('quotation_files')
    .ifNotExists()
    .addColumn('file_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('message_id', 'text', (c) => c.references('quotation_messages.message_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('content', BYTES, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'files_of_message', 'quotation_files', ['message_id', 'position']);
  await createIndex(db, 'files_of_user', 'quotation_files', ['user_id', 'created_at']);
}

async function createIndex(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}
