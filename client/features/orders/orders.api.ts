import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import type { OrderState } from '../../../contracts/domain/order/order-state.ts';
import { call } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { useCustomer } from '../../state/session.ts';

export type OrderSummary = components['schemas']['OrderSummary'];
export type Order = components['schemas']['Order'];
export type OrderLine = components['schemas']['OrderLine'];

export interface OrderSearch {
  /** `waiting` for approval */
  readonly sts?: OrderState | 'waiting' | undefined;
  readonly projectId?: string | undefined;
  /** part of an order number, PO, job reference or product */
  readonly search?: string | undefined;
}

/** The most orders that one call returns. */
export const ORDERS_AT_ONCE = 100;

const LIST = '/woojiapi/order/qryorders';
const ONE = '/woojiapi/order/qryorderdetail';

const askedFor = ({ sts, projectId, search }: OrderSearch) => ({
  ...(sts === 'waiting' ? { isWaiting: 1 as const } : sts ? { sts } : {}),
  ...(projectId ? { projectId } : {}),
  ...(search ? { search } : {}),
});

/** A page of the company's orders, newest first. */
export function useOrdersCall(search: OrderSearch, pageNo: number, pageSize: number) {
  const { userId } = useCustomer().user;
  return useCall(LIST, { userId, pageNo, pageSize, ...askedFor(search) });
}

export function useOrderCall(orderId: string) {
  const { userId } = useCustomer().user;
  return useCall(ONE, { userId, orderId });
}

/** All orders that a search finds, page by page. Rejects if one page can't be read. */
export async function readOrders(userId: string, search: OrderSearch): Promise<OrderSummary[]> {
  const found = new Map<string, OrderSummary>();
  for (let pageNo = 1; ; pageNo++) {
    const input = { userId, pageNo, pageSize: ORDERS_AT_ONCE, ...askedFor(search) };
    const { data, total } = await call(LIST, input);
    // An order placed meanwhile pushes the last order of a page onto the next, so it comes twice.
    for (const order of data) found.set(order.orderId, order);
    if (data.length === 0 || pageNo * ORDERS_AT_ONCE >= total) return [...found.values()];
  }
}

/** Reads again all that shows an order: lists, its own page, the credit that it uses, and the quotations that it frees. */
export const readOrdersAgain = (): Promise<unknown> =>
  invalidate(
    LIST,
    ONE,
    '/woojiapi/order/qrycheckout',
    '/woojiapi/order/qryquotations',
    '/woojiapi/order/qryquotationdetail',
  );

const writes = createWriteQueue(readOrdersAgain);

/** May be sent twice without harm. Rejects when it is too late. */
export function cancelOrder(userId: string, orderId: string): Promise<unknown> {
  return writes.add(() => call('/woojiapi/order/cancelorder', { userId, orderId }));
}
