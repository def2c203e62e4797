import { sql } from 'kysely';
import { isUnderWay, ORDER_STATES } from '../../../../contracts/domain/order/order-state.ts';
import type { Db, OrderRow } from '../../engine/database/tables.ts';
import { removeQuotations } from '../quotation/repository.ts';

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

/**
 * Removes drafts, and the person's files and messages on any quotation. Quotations that our staff have dealt with stay for the
 * company, as orders may refer to them.
 */
export async function emptyQuotations(db: Db, userId: string): Promise<void> {
  const drafts = await db
    .selectFrom('quotations')
    .select('quotation_id')
    .where('user_id', '=', userId)
    .where('sts', '=', 'draft')
    .execute();
  await removeQuotations(
    db,
    drafts.map(({ quotation_id }) => quotation_id),
  );
  await db.deleteFrom('quotation_files').where('user_id', '=', userId).execute();
  const written = db.selectFrom('quotation_messages').select('message_id').where('user_id', '=', userId);
  await db.deleteFrom('quotation_files').where('message_id', 'in', written).execute();
  await db.deleteFrom('quotation_messages').where('user_id', '=', userId).execute();
}
