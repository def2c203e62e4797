import { type Kysely, sql } from 'kysely';
import { addColumn } from './added-columns.ts';

/** `bytea` is PostgreSQL's type; SQLite stores bytes unchanged in a column of any type. */
const BYTES = sql`bytea`;

/** Returns, their pictures and credit notes, and how much of an order has arrived and been credited. Every statement may run twice. */
export async function createReturns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('returns')
    .ifNotExists()
    .addColumn('return_id', 'text', (c) => c.primaryKey())
    .addColumn('return_no', 'text', (c) => c.notNull().unique())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('is_charged', 'integer', (c) => c.notNull())
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'returns_of_order', 'returns', ['order_id', 'requested_at']);
  await db.schema
    .createTable('return_lines')
    .ifNotExists()
    .addColumn('return_id', 'text', (c) => c.notNull().references('returns.return_id'))
    .addColumn('line_id', 'text', (c) => c.notNull().references('order_lines.line_id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('net_pence', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('return_lines_key', ['return_id', 'line_id'])
    .execute();
  await db.schema
    .createTable('return_pictures')
    .ifNotExists()
    .addColumn('picture_id', 'text', (c) => c.primaryKey())
    .addColumn('return_id', 'text', (c) => c.notNull().references('returns.return_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('small', BYTES, (c) => c.notNull())
    .addColumn('large', BYTES, (c) => c.notNull())
    .execute();
  await createIndex(db, 'return_pictures_of_return', 'return_pictures', ['return_id', 'position']);
  await createCreditNotes(db);
  await addColumn(db, 'orders', 'credited_pence', 'bigint');
  await addColumn(db, 'order_lines', 'delivered', 'integer');
  await sql`update order_lines set delivered = number
    where order_id in (select order_id from orders where sts = 'delivered')`.execute(db);
}

async function createCreditNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_notes')
    .ifNotExists()
    .addColumn('credit_no', 'text', (c) => c.primaryKey())
    .addColumn('return_id', 'text', (c) => c.notNull().unique().references('returns.return_id'))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('tax_point', 'bigint', (c) => c.notNull())
    .addColumn('goods_pence', 'bigint', (c) => c.notNull())
    .addColumn('voucher_pence', 'bigint', (c) => c.notNull())
    .addColumn('restocking_pence', 'bigint', (c) => c.notNull())
    .addColumn('vat_pence', 'bigint', (c) => c.notNull())
    .addColumn('total_pence', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'credit_notes_of_order', 'credit_notes', ['order_id']);
  await createIndex(db, 'credit_notes_of_company', 'credit_notes', ['company_id', 'tax_point']);
}

async function createIndex(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}
