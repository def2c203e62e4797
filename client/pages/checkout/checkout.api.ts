import type { BodyOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';

const START = '/woojiapi/order/qrycheckout';
const PLACE = '/woojiapi/order/insertorder';

export type CheckoutStart = ReplyOf<typeof START>['data'];
export type OrderInput = BodyOf<typeof PLACE>;

/** The customer's details, the company's address and credit, and its address book. */
export function useCheckoutStart() {
  const { user } = useCustomer();
  return useCall(START, { userId: user.userId });
}

/** As `useCheckoutStart`, with the quotations to be ordered. */
export function useQuotedStart(quotationIds: readonly string[]) {
  const { user } = useCustomer();
  return useCall(START, { userId: user.userId, quotationIds: [...quotationIds] });
}

export const placeOrder = writeTo(PLACE);

/** Reads basket, prices, stock and credit again; a reading that fails keeps its old value. */
export const readAgain = (): Promise<unknown> => invalidate('/woojiapi/order/qryshoppingcar', START);
