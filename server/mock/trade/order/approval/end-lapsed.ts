import { queueOrders } from '../../../engine/database/paper-numbers.ts';
import type { OrderRow } from '../../../engine/database/tables.ts';
import { type EndingDeps, endOrder } from '../cancel-order.ts';
import { changeOrder, lockOrder } from '../repository.ts';

const WHY = 'Nobody approved it in time, so its floors are free for others again.';

/**
 * Cancels orders that were not decided on in time; their packs go back into the stock.
 * @param companyId only of this company; of all by default
 */
export async function endLapsed(deps: EndingDeps, companyId?: string): Promise<void> {
  const { db, now } = deps;
  let late = db
    .selectFrom('orders')
    .select('order_id')
    .where('approval', '=', 'waiting')
    .where('approval_ends', '<=', now);
  if (companyId !== undefined) late = late.where('company_id', '=', companyId);
  for (const { order_id } of await late.execute()) {
    await db.transaction().execute(async (trx) => {
      await queueOrders(trx);
      const order = await lockOrder(trx, order_id);
      if (!order || !hasLapsed(order, now)) return;
      await changeOrder(trx, order_id, { approval: 'lapsed' });
      await endOrder({ ...deps, db: trx }, { ...order, approval: 'lapsed' }, WHY);
    });
  }
}

const hasLapsed = ({ approval, approval_ends }: OrderRow, now: number) =>
  approval === 'waiting' && approval_ends <= now;
