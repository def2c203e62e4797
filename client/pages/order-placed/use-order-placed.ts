import { useSearch } from 'wouter';
import type { ReplyOf } from '../../../contracts/api/calls.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

const READ = '/woojiapi/order/qryorderdetail';

export type Order = ReplyOf<typeof READ>['data'];

/** @param orderId no call is made while it is '' */
function useOrderCall(orderId: string) {
  const { userId } = useCustomer().user;
  return useCall(READ, orderId === '' ? null : { userId, orderId });
}

/** The most characters of an order's id that the contract allows. */
const ORDER_ID_MAX = 40;

/** @returns 'none' where the address names no order of this company */
export function useOrderPlaced(): Reading<Order> | 'none' {
  const named = new URLSearchParams(useSearch()).get('order') ?? '';
  const orderId = named.length > ORDER_ID_MAX ? '' : named;
  const call = useOrderCall(orderId);
  if (orderId === '' || hasResultCode(call.error, '102')) return 'none';
  return readingOf(call, call.data?.data);
}

/** The most characters of a payment's id that the contract allows. */
const ID_MAX = 40;

/** The payment by card that the address names; '' if none. */
export function useNamedPayment(): string {
  const named = new URLSearchParams(useSearch()).get('payment') ?? '';
  return named.length > ID_MAX ? '' : named;
}
