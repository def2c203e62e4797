import type { Kysely } from 'kysely';
import { addColumn } from './added-columns.ts';

/** Card payments as stored by the shop and by its provider, and the part of an order that is paid by card. */
export async function createCardPayments(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'orders', 'card_pence', 'bigint');
  await db.schema
    .createTable('card_payments')
    .ifNotExists()
    .addColumn('card_payment_id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('sts', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'bigint', (c) => c.notNull())
    .addColumn('refund_pence', 'bigint', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('last4', 'text', (c) => c.notNull())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('card_payments_of_company')
    .ifNotExists()
    .on('card_payments')
    .columns(['company_id', 'sts'])
    .execute();
  await db.schema
    .createIndex('card_payments_by_state')
    .ifNotExists()
    .on('card_payments')
    .columns(['sts', 'began_at'])
    .execute();
  await db.schema
    .createTable('card_payment_items')
    .ifNotExists()
    .addColumn('card_payment_id', 'text', (c) => c.notNull().references('card_payments.card_payment_id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.order_id'))
    .addColumn('invoice_no', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('card_payment_items_key', ['card_payment_id', 'position'])
    .execute();
  await db.schema
    .createIndex('card_payment_items_of_order')
    .ifNotExists()
    .on('card_payment_items')
    .columns(['order_id'])
    .execute();
  await db.schema
    .createTable('card_sessions')
    .ifNotExists()
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('merchant', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('amount_pence', 'bigint', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('shop_name', 'text', (c) => c.notNull())
    .addColumn('return_url', 'text', (c) => c.notNull())
    .addColumn('call_back_url', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('last4', 'text', (c) => c.notNull())
    .addColumn('settles_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('card_sessions_reference', ['merchant', 'reference'])
    .execute();
  await db.schema
    .createTable('card_secrets')
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
}
