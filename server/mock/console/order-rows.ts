import type { PlacedOrder } from '../../../contracts/mock-console.ts';
import { dayText } from '../../../contracts/rules/delivery-day.ts';
import type { Db } from '../database/tables.ts';
import { awaitsCard, awaitsMoney, awaitsTransfer, nextState } from '../resources/order/move-order.ts';
import type { Site } from '../resources/order/site-text.ts';

const MAX_ORDERS = 100;

/** The last ones of all customers, newest first. */
export async function listPlacedOrders(db: Db): Promise<PlacedOrder[]> {
  return (await placedOrders(db).limit(MAX_ORDERS).execute()).map(asPlacedOrder);
}

export async function findPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder | undefined> {
  const row = await placedOrders(db).where('orders.order_id', '=', orderId).executeTakeFirst();
  return row && asPlacedOrder(row);
}

const placedOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.user_id', 'orders.user_id')
    .innerJoin('companies', 'companies.company_id', 'orders.company_id')
    .selectAll('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .select(['users.login_name', 'companies.company_name', 'invoices.invoice_no'])
    .select((order) =>
      order
        .selectFrom('order_events as event')
        .select('event.note')
        .whereRef('event.order_id', '=', 'orders.order_id')
        .whereRef('event.sts', '=', 'orders.sts')
        .orderBy('event.at', 'desc')
        .limit(1)
        .as('note'),
    )
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.order_no', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof placedOrders>['execute']>>[number];

function asPlacedOrder(row: Row): PlacedOrder {
  const site: Site = JSON.parse(row.delivery);
  const next = nextState(row);
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    loginName: row.login_name,
    companyName: row.company_name,
    sts: row.sts,
    note: row.note ?? '',
    payment: row.payment,
    totalPence: row.total_pence,
    requestedDay: dayText(row.requested_day),
    town: site.town,
    placedAt: row.placed_at,
    next: next === undefined || (next === 'picking' && awaitsMoney(row)) ? '' : next,
    awaitsTransfer: awaitsTransfer(row),
    awaitsCard: awaitsCard(row),
    invoiceNo: row.invoice_no ?? '',
    openPence: row.sts === 'cancelled' ? 0 : row.total_pence - row.paid_pence,
  };
}
