import type { ReplyOf } from '../../../../contracts/api/calls.ts';
import { ORDER_STATES } from '../../../../contracts/domain/order/order-state.ts';
import { searchFor } from '../../../../contracts/domain/text/search-text.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { companyOf } from '../../company/company/repository.ts';
import { type CallContext, type Handler, ownCustomer } from '../../engine/answering/handler.ts';
import { quotationsOfOrder } from '../quotation/repository.ts';
import { afterOrder } from '../returns/after-order.ts';
import { type Approval, approvalReply } from './approval/approval-reply.ts';
import { endLapsed } from './approval/end-lapsed.ts';
import { countOrderLines, listOrderLines } from './line-repository.ts';
import { orderReply, orderSummary } from './order-reply.ts';
import {
  countOrders,
  findOrder,
  findOrders,
  findWaiting,
  listArrivals,
  listEvents,
  type NamedOrder,
  type OrdersInState,
  projectOfOrder,
} from './repository.ts';

type Counts = NonNullable<ReplyOf<'/woojiapi/order/qryorders'>['counts']>;

/** Lines of an order that a list shows. */
const SHOWN_LINES = 3;

export const readOrders: Handler<'/woojiapi/order/qryorders'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { pageNo, pageSize, sts, projectId, search = '' } = input;
  const isWaiting = input.isWaiting === 1;
  const { company_id } = await companyOf(call.db, userId);
  const query = { companyId: company_id, sts, isWaiting, projectId, search: searchFor(search) };
  const orders = await findOrders(call.db, query, (pageNo - 1) * pageSize, pageSize);
  const inStates = await countOrders(call.db, query);
  const asked = inStates.filter((state) => sts === undefined || state.sts === sts);
  return {
    resultCode: '0',
    data: await summariesOf(call, userId, orders),
    total: sumOf(asked, isWaiting ? 'waiting' : 'orders'),
    counts: orderCounts(inStates),
  };
};

const sumOf = (states: readonly OrdersInState[], which: 'orders' | 'waiting') =>
  states.reduce((sum, state) => sum + state[which], 0);

function orderCounts(inStates: readonly OrdersInState[]): Counts {
  const counts = { all: sumOf(inStates, 'orders'), waiting: sumOf(inStates, 'waiting') };
  const each = ORDER_STATES.map((sts) => [sts, inStates.find((state) => state.sts === sts)?.orders ?? 0]);
  return { ...counts, ...Object.fromEntries(each) };
}

/** Summaries of a company's orders, for lists. */
async function summariesOf({ db, now }: CallContext, userId: string, orders: readonly NamedOrder[]) {
  const ids = orders.map(({ order_id }) => order_id);
  const lines = await listOrderLines(db, ids, SHOWN_LINES);
  const counts = await countOrderLines(db, ids);
  const arrivals = await listArrivals(db, ids);
  const approvals = new Map<string, Approval | undefined>();
  for (const order of orders) approvals.set(order.order_id, await approvalReply(db, order, userId, now));
  return orders.map((order) =>
    orderSummary(
      order,
      lines.filter(({ order_id }) => order_id === order.order_id),
      counts.get(order.order_id) ?? 0,
      approvals.get(order.order_id),
      arrivals.get(order.order_id),
    ),
  );
}

/** @throws CallFailure 102 for an unknown order or another company's, so that a stranger can't learn which ids exist */
export const readOrder: Handler<'/woojiapi/order/qryorderdetail'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  await endLapsed(call, company_id);
  const order = await findOrder(call.db, company_id, input.orderId);
  if (!order) throw new CallFailure('102');
  const { order_id } = order;
  const lines = await listOrderLines(call.db, [order_id]);
  const events = await listEvents(call.db, order_id);
  const after = await afterOrder(call.db, order, events, call.now);
  const approval = await approvalReply(call.db, order, userId, call.now);
  const quotations = await quotationsOfOrder(call.db, order_id);
  const project = await projectOfOrder(call.db, order);
  return {
    resultCode: '0',
    data: orderReply(order, lines, events, after, approval, quotations, project),
  };
};

/** The company's orders that wait for approval, the one that lapses first at the top. */
export const readWaitingOrders: Handler<'/woojiapi/order/qrywaitingorders'> = async (input, call) => {
  const { userId } = ownCustomer(call, input);
  const { company_id } = await companyOf(call.db, userId);
  await endLapsed(call, company_id);
  const orders = await findWaiting(call.db, company_id);
  return { resultCode: '0', data: await summariesOf(call, userId, orders) };
};
