import { type Kysely, sql } from 'kysely';

/** Orders, their papers' numbers, and companies' address books and credit. Every statement may run twice. */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('addresses')
    .ifNotExists()
    .addColumn('address_id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('addresses_of_company')
    .ifNotExists()
    .on('addresses')
    .columns(['company_id', 'label'])
    .execute();
  await db.schema
    .createTable('orders')
    .ifNotExists()
    .addColumn('order_id', 'text', (c) => c.primaryKey())
    .addColumn('order_no', 'text', (c) => c.notNull().unique())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('is_sample', 'integer', (c) => c.notNull())
    .addColumn('payment', 'text', (c) => c.notNull())
    .addColumn('transfer_reference', 'text', (c) => c.notNull())
    .addColumn('po_number', 'text', (c) => c.notNull())
    .addColumn('job_reference', 'text', (c) => c.notNull())
    .addColumn('contact_name', 'text', (c) => c.notNull())
    .addColumn('contact_phone', 'text', (c) => c.notNull())
    .addColumn('delivery', 'text', (c) => c.notNull())
    .addColumn('billing', 'text', (c) => c.notNull())
    .addColumn('requested_day', 'bigint', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('project_info', 'text', (c) => c.notNull())
    .addColumn('weight', 'bigint', (c) => c.notNull())
    .addColumn('pallets', 'integer', (c) => c.notNull())
    .addColumn('goods_pence', 'bigint', (c) => c.notNull())
    .addColumn('delivery_pence', 'bigint', (c) => c.notNull())
    .addColumn('vat_pence', 'bigint', (c) => c.notNull())
    .addColumn('total_pence', 'bigint', (c) => c.notNull())
    .addColumn('paid_pence', 'bigint', (c) => c.notNull())
    .addColumn('placed_at', 'bigint', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('orders_of_company')
    .ifNotExists()
    .on('orders')
    .columns(['company_id', 'placed_at'])
    .execute();
  await db.schema
    .createTable('order_lines')
    .ifNotExists()
    .addColumn('line_id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.product_id'))
    .addColumn('car_type', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('line_pence', 'bigint', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('order_lines_of_order')
    .ifNotExists()
    .on('order_lines')
    .columns(['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('order_events')
    .ifNotExists()
    .addColumn('event_id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('order_events_of_order')
    .ifNotExists()
    .on('order_events')
    .columns(['order_id', 'at'])
    .execute();
  await db.schema
    .createTable('paper_numbers')
    .ifNotExists()
    .addColumn('series', 'text', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
  await addCompanyColumns(db);
}

async function addCompanyColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === 'companies')?.columns.map(({ name }) => name) ?? [];
  for (const [column, type] of [
    ['credit_limit_pence', 'bigint'],
    ['is_po_required', 'integer'],
    ['order_writes', 'bigint'],
  ] as const) {
    if (known.includes(column)) continue;
    await db.schema
      .alterTable('companies')
      .addColumn(column, type, (c) => c.notNull().defaultTo(sql`0`))
      .execute();
  }
}
