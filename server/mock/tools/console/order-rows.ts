import type { PlacedOrder } from '../../../../contracts/api/mock-console.ts';
import { dayText } from '../../../../contracts/domain/delivery/delivery-day.ts';
import { fittingFacts, termsOf } from '../../../../contracts/domain/order/fitting-terms.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';
import { standingOf } from '../../trade/invoice/issue-invoice.ts';
import { isFitted } from '../../trade/order/fitting-terms.ts';
import { listOrderLines } from '../../trade/order/line-repository.ts';
import {
  awaitsCard,
  awaitsMoney,
  awaitsTransfer,
  canArriveInPart,
  nextState,
} from '../../trade/order/move-order.ts';

const MAX_ORDERS = 100;

/** The last orders of all customers, newest first. */
export async function listPlacedOrders(db: Db): Promise<PlacedOrder[]> {
  return await withAwaited(db, await placedOrders(db).limit(MAX_ORDERS).execute());
}

export async function findPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder | undefined> {
  const rows = await placedOrders(db).where('orders.order_id', '=', orderId).execute();
  return (await withAwaited(db, rows))[0];
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

async function withAwaited(db: Db, rows: readonly Row[]): Promise<PlacedOrder[]> {
  const lines = await listOrderLines(
    db,
    rows.map(({ order_id }) => order_id),
  );
  const under = rows.filter(canArriveInPart);
  return rows.map((row) => ({
    ...asPlacedOrder(row),
    fitting: fittingFacts(
      termsOf(row.fitting),
      isFitted(lines.filter(({ order_id }) => order_id === row.order_id).map(({ facts }) => fromJson(facts))),
    ),
    awaited: (under.includes(row) ? lines : [])
      .filter(({ order_id, delivered, number }) => order_id === row.order_id && delivered < number)
      .map(({ line_id, facts, delivered, number }) => {
        const { productName, productUnit, packSize } = fromJson(facts);
        return { lineId: line_id, productName, productUnit, packSize, number: number - delivered };
      }),
  }));
}

function asPlacedOrder(row: Row): Omit<PlacedOrder, 'awaited' | 'fitting'> {
  const site = fromJson(row.delivery);
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
    openPence: standingOf(row).duePence,
    surplusPence: standingOf(row).surplusPence,
  };
}
