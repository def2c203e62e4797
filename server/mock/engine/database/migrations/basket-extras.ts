import { type Kysely, sql } from 'kysely';
import { VOUCHER_PENCE } from '../../../../../contracts/domain/project/shared-project.ts';
import { addColumn } from './added-columns.ts';

/** Notes, saved lines, links to shared baskets and vouchers. */
export async function createBasketExtras(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'basket_lines', 'note', 'text');
  await addColumn(db, 'orders', 'voucher_pence', 'bigint');
  await db.schema
    .createTable('saved_lines')
    .ifNotExists()
    .addColumn('car_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.product_id'))
    .addColumn('car_type', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('price_pence', 'integer', (c) => c.notNull())
    .addColumn('main_img', 'text', (c) => c.notNull())
    .addColumn('product_info', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('saved_lines_once', ['user_id', 'product_id', 'car_type'])
    .execute();
  await db.schema
    .createTable('basket_links')
    .ifNotExists()
    .addColumn('share_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.user_id'))
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('basket_links_of_user')
    .ifNotExists()
    .on('basket_links')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('vouchers')
    .ifNotExists()
    .addColumn('voucher_code', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.company_id'))
    .addColumn('value_pence', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('order_id', 'text', (c) => c.references('orders.order_id'))
    .execute();
  await db.schema
    .createIndex('vouchers_of_order')
    .ifNotExists()
    .on('vouchers')
    .columns(['order_id'])
    .execute();
  // vouchers mailed before they could be used; their mails name no expiry date
  await sql`insert into vouchers (voucher_code, company_id, value_pence, created_at)
    select project.voucher_code, users.company_id, ${sql.lit(VOUCHER_PENCE)}, project.created_at
    from shared_projects as project join users on users.user_id = project.user_id
    where project.voucher_code <> '' on conflict do nothing`.execute(db);
}
