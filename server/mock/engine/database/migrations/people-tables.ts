import type { Kysely } from 'kysely';
import { addColumn } from './added-columns.ts';

/** People of a company, their invitations, and orders that wait for approval. Every statement may run twice. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_roles')
    .ifNotExists()
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.user_id'))
    .addColumn('company_role', 'text', (c) => c.notNull())
    .addColumn('order_limit_pence', 'bigint')
    .execute();
  await db.schema
    .createTable('invitations')
    .ifNotExists()
    .addColumn('invitation_id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('invited_by', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('company_role', 'text', (c) => c.notNull())
    .addColumn('order_limit_pence', 'bigint')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('invitations_once', ['company_id', 'email'])
    .execute();
  await db.schema.createIndex('users_of_company').ifNotExists().on('users').columns(['company_id']).execute();
  for (const column of ['approval', 'decided_by', 'decision_reason'])
    await addColumn(db, 'orders', column, 'text');
  for (const column of ['approval_ends', 'decided_at']) await addColumn(db, 'orders', column, 'bigint');
  await db.schema
    .createIndex('orders_by_approval')
    .ifNotExists()
    .on('orders')
    .columns(['approval', 'approval_ends'])
    .execute();
}
