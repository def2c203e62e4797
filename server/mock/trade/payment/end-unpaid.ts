import { CARD_ORDER_HOURS } from '../../../../contracts/domain/order/trade-terms.ts';
import { queueOrders } from '../../engine/database/paper-numbers.ts';
import type { OrderRow } from '../../engine/database/tables.ts';
import { type EndingDeps, endOrder } from '../order/cancel-order.ts';
import { awaitsCard } from '../order/move-order.ts';
import { CANCELLABLE, lockOrder } from '../order/repository.ts';
import { pendingSums } from './repository.ts';

const WHY = `It was not paid by card within ${CARD_ORDER_HOURS} hours, so its floors are free for others again.`;

/**
 * Cancels orders whose card payment has not come in time; their packs go back into the stock. Orders being paid are left alone.
 * @param companyId only of this company; of all by default
 */
export async function endUnpaid(deps: EndingDeps, companyId?: string): Promise<void> {
  const late = await lateOrders(deps, companyId);
  for (const { order_id } of late) {
    await deps.db.transaction().execute(async (trx) => {
      await queueOrders(trx);
      const order = await lockOrder(trx, order_id);
      if (order && isUnpaid(order) && !(await pendingSums(trx, [order_id])).has(order_id))
        await endOrder({ ...deps, db: trx }, order, WHY);
    });
  }
}

const isUnpaid = (order: OrderRow) =>
  CANCELLABLE.includes(order.sts) && awaitsCard(order) && order.paid_pence === 0;

async function lateOrders(
  { db, now }: EndingDeps,
  companyId?: string,
): Promise<Pick<OrderRow, 'order_id'>[]> {
  let query = db
    .selectFrom('orders')
    .select('order_id')
    .where('card_pence', '>', 0)
    .where('paid_pence', '=', 0)
    .where('sts', 'in', CANCELLABLE)
    .where('placed_at', '<', now - CARD_ORDER_HOURS * 3_600_000)
    .where('approval', '<>', 'waiting')
    // for an order that needed approval, the time begins with the decision
    .where('decided_at', '<', now - CARD_ORDER_HOURS * 3_600_000);
  if (companyId !== undefined) query = query.where('company_id', '=', companyId);
  return await query.execute();
}
