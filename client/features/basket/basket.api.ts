import type { BodyOf } from '../../../contracts/calls.ts';
import { call } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { isCustomer, useSession } from '../../state/session.ts';

const READ = '/woojiapi/order/qryshoppingcar';
const ADD = '/woojiapi/order/insertshoppingcar';
const ADD_ALL = '/woojiapi/order/insertbatchshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

export type BasketLineInput = BodyOf<typeof ADD>;

/** Writes to the basket, one after the other; it is read again after the last. */
export const basketWrites = createWriteQueue(() => invalidate(READ));

/** The customer's basket; makes no call for visitors. The header and the page share one cached reply. */
export function useBasketCall() {
  const session = useSession();
  return useCall(READ, isCustomer(session) ? { userId: session.user.userId } : null);
}

export function addLine(line: BasketLineInput, serial: string) {
  return basketWrites.add(() => call(ADD, line, { serial }));
}

/** All of them, or none. */
export function addLines(shoppingCarDetail: readonly BasketLineInput[], serial: string) {
  return basketWrites.add(() => call(ADD_ALL, { shoppingCarDetail: [...shoppingCarDetail] }, { serial }));
}

/** Sets a line's packs; may be sent twice without harm. */
export function changeLine(line: BodyOf<typeof CHANGE>) {
  return basketWrites.add(() => call(CHANGE, line));
}

export function removeLine(line: BodyOf<typeof REMOVE>) {
  return basketWrites.add(() => call(REMOVE, line));
}
