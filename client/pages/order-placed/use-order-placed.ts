import { useSearch } from 'wouter';
import { hasResultCode } from '../../lib/call-error.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type Order, useOrderCall } from './order-placed.api.ts';

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
