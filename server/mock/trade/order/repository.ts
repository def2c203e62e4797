import { type SqlBool, sql } from 'kysely';
import type { Search } from '../../../../contracts/domain/text/search-text.ts';
import { isClosed, listPeople } from '../../engine/access/company-people.ts';
import { orderHas } from '../../engine/database/search.ts';
import type { Db, OrderEventRow, OrderLineRow, OrderRow, OrderState } from '../../engine/database/tables.ts';
import { newId } from '../../engine/security/token.ts';

/** States in which a customer may still cancel. */
export const CANCELLABLE: readonly OrderState[] = ['received', 'confirmed'];

export async function addOrder(db: Db, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  await db.insertInto('orders').values(order).execute();
  await db.insertInto('order_lines').values(lines).execute();
}

export async function addEvent(
  db: Db,
  orderId: string,
  sts: OrderState,
  note: string,
  at: number,
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({ event_id: newId('e'), order_id: orderId, sts, at, note })
    .execute();
}

/** Oldest first; simultaneous ones in the sequence of the states. */
export async function listEvents(db: Db, orderId: string): Promise<OrderEventRow[]> {
  const rows = await db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).execute();
  return rows.sort((one, other) => one.at - other.at || RANK[one.sts] - RANK[other.sts]);
}

/** @returns when the last of each order arrived, by its id; orders that haven't are left out */
export async function listArrivals(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select((event) => ['order_id', event.fn.max('at').as('at')])
    .where('order_id', 'in', orderIds)
    .where('sts', '=', 'delivered')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id, Number(at)]));
}

const RANK: Readonly<Record<OrderState, number>> = {
  received: 0,
  confirmed: 1,
  picking: 2,
  dispatched: 3,
  'part-delivered': 4,
  delivered: 5,
  cancelled: 6,
  returned: 7,
};

const orders = (db: Db) =>
  db.selectFrom('orders').innerJoin('users', 'users.user_id', 'orders.user_id').selectAll('orders');

/** With the name of the colleague who placed it, and the number of its invoice. */
const withName = (db: Db) =>
  orders(db)
    .leftJoin('invoices', 'invoices.order_id', 'orders.order_id')
    .select(['users.first_name', 'users.last_name', 'invoices.invoice_no']);

export type NamedOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An order of one company. */
export async function findOrder(db: Db, companyId: string, orderId: string) {
  return await withName(db)
    .where('orders.order_id', '=', orderId)
    .where('orders.company_id', '=', companyId)
    .executeTakeFirst();
}

export interface OrderQuery {
  readonly companyId: string;
  readonly sts: OrderState | undefined;
  /** only those that wait for approval */
  readonly isWaiting: boolean;
  readonly projectId: string | undefined;
  readonly search: Search;
}

/** Newest first. @param skip orders on the pages before */
export async function findOrders(
  db: Db,
  query: OrderQuery,
  skip: number,
  most: number,
): Promise<NamedOrder[]> {
  return await withName(db)
    .where(matches(query))
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.order_no', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
}

/** How many orders there are in a state, and how many of them wait for approval. */
export interface OrdersInState {
  readonly sts: OrderState;
  readonly orders: number;
  readonly waiting: number;
}

/** In each state that has any, whatever state the query asks for. */
export async function countOrders(db: Db, query: OrderQuery): Promise<OrdersInState[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      'sts',
      fn.countAll<number | string>().as('orders'),
      sql<number | string>`sum(case when approval = 'waiting' then 1 else 0 end)`.as('waiting'),
    ])
    .where(matches({ ...query, sts: undefined, isWaiting: false }))
    .groupBy('sts')
    .execute();
  return rows.map(({ sts, orders: found, waiting }) => ({
    sts,
    orders: Number(found),
    waiting: Number(waiting),
  }));
}

function matches({ companyId, sts, isWaiting, projectId, search }: OrderQuery) {
  const conditions = [sql`orders.company_id = ${companyId}`];
  if (sts !== undefined) conditions.push(sql`orders.sts = ${sts}`);
  if (isWaiting) conditions.push(sql`orders.approval = 'waiting'`);
  // an order of several quotations only has the project of the first
  if (projectId !== undefined)
    conditions.push(
      sql`(orders.project_info = ${projectId} or orders.order_id in (select order_id from quotations where project_id = ${projectId}))`,
    );
  if (search.words !== '') conditions.push(orderHas(search));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The project that an order is for, unless it is unknown to the company or deleted. */
export async function projectOfOrder(
  db: Db,
  { company_id, project_info }: Pick<OrderRow, 'company_id' | 'project_info'>,
): Promise<{ projectId: string; projectName: string } | undefined> {
  return await db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.user_id', 'projects.user_id')
    .select(['projects.project_id as projectId', 'projects.project_name as projectName'])
    .where('projects.project_id', '=', project_info)
    .where('projects.deleted_at', 'is', null)
    .where('owner.company_id', '=', company_id)
    .executeTakeFirst();
}

/** The receiver of mails about an order: the person who placed it, or an owner of the company once they have left. */
export async function customerOfOrder(db: Db, orderId: string): Promise<{ to: string; firstName: string }> {
  const { login_name, first_name, company_id } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.user_id', 'orders.user_id')
    .select(['users.login_name', 'users.first_name', 'orders.company_id'])
    .where('orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [owner] = isClosed(login_name) ? await listPeople(db, company_id) : [];
  return owner
    ? { to: owner.login_name, firstName: owner.first_name }
    : { to: login_name, firstName: first_name };
}

/** An order, locked until the transaction ends, so that changes of its state, invoice and payments wait. */
export async function lockOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  return await db
    .updateTable('orders')
    .set((order) => ({ sts: order.ref('sts') }))
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes fields of an order besides its state. */
export async function changeOrder(
  db: Db,
  orderId: string,
  change: Partial<
    Pick<OrderRow, 'approval' | 'decided_by' | 'decided_at' | 'decision_reason' | 'requested_day'>
  >,
): Promise<void> {
  await db.updateTable('orders').set(change).where('order_id', '=', orderId).execute();
}

/** Orders of a company that wait for approval, up to the contract's limit. */
export async function findWaiting(db: Db, companyId: string): Promise<NamedOrder[]> {
  return await withName(db)
    .where('orders.company_id', '=', companyId)
    .where('orders.approval', '=', 'waiting')
    .orderBy('orders.approval_ends')
    .orderBy('orders.order_no')
    .limit(MOST_WAITING)
    .execute();
}

const MOST_WAITING = 100;

export async function setState(db: Db, orderId: string, sts: OrderState): Promise<void> {
  await db.updateTable('orders').set({ sts }).where('order_id', '=', orderId).execute();
}
