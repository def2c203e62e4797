import type { Kysely } from 'kysely';

/** Invoices, one for each order that has been dispatched, and what customers have paid. */
export async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .ifNotExists()
    .addColumn('invoice_no', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.order_id'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('tax_point', 'bigint', (c) => c.notNull())
    .addColumn('due_day', 'bigint', (c) => c.notNull())
    .addColumn('total_pence', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('invoices_of_company')
    .ifNotExists()
    .on('invoices')
    .columns(['company_id', 'tax_point'])
    .execute();
  await db.schema
    .createTable('payments')
    .ifNotExists()
    .addColumn('payment_id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('amount_pence', 'bigint', (c) => c.notNull())
    .addColumn('received_day', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('payments_of_company')
    .ifNotExists()
    .on('payments')
    .columns(['company_id', 'received_day'])
    .execute();
}
