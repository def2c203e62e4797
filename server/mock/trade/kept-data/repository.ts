import { sql } from 'kysely';
import { isUnderWay, ORDER_STATES } from '../../../../contracts/domain/order/order-state.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';

const UNDER_WAY = ORDER_STATES.filter(isUnderWay);

/** A person's orders that have neither arrived nor been cancelled, oldest first. */
export async function listOpenOrders(db: Db, userId: string): Promise<Pick<OrderRow, 'order_no'>[]> {
  return await db
    .selectFrom('orders')
    .select('order_no')
    .where('user_id', '=', userId)
    .where('sts', 'in', UNDER_WAY)
    .orderBy('placed_at')
    .orderBy('order_no')
    .execute();
}

/** A company's unpaid orders, oldest first. */
export async function listUnpaidOrders(
  db: Db,
  companyId: string,
): Promise<Pick<OrderRow, 'order_no' | 'total_pence' | 'paid_pence' | 'credited_pence'>[]> {
  return await db
    .selectFrom('orders')
    .select(['order_no', 'total_pence', 'paid_pence', 'credited_pence'])
    .where('company_id', '=', companyId)
    .where('sts', '<>', 'cancelled')
    .where(sql<boolean>`paid_pence + credited_pence < total_pence`)
    .orderBy('placed_at')
    .orderBy('order_no')
    .execute();
}
