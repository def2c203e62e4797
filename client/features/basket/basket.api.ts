import type { BodyOf } from '../../../contracts/calls.ts';
import { call, standInFor } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { isCustomer, useSession } from '../../state/session.ts';

const READ = '/woojiapi/order/qryshoppingcar';
const ADD = '/woojiapi/order/insertshoppingcar';
const ADD_ALL = '/woojiapi/order/insertbatchshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

/** Lines that a browser keeps. */
const MAX_KEPT = 200;

export type BasketLineInput = BodyOf<typeof ADD>;

/** What was added since the basket was last read. */
let added: readonly BasketLineInput[] = [];

standInFor(READ, async ({ userId }) => {
  const { readKept } = await import('./kept-basket.ts');
  const lines = added;
  added = [];
  return readKept(userId, lines);
});
standInFor(CHANGE, async (change) => (await import('./kept-basket.ts')).changeKept(change));
standInFor(REMOVE, async (line) => (await import('./kept-basket.ts')).removeKept(line));

const noteAdded = (lines: readonly BasketLineInput[]) => {
  added = [...added, ...lines].slice(-MAX_KEPT);
};

/** Writes to the basket, one after the other; it is read again after the last. */
export const basketWrites = createWriteQueue(() => invalidate(READ));

/** The customer's basket; makes no call for visitors. The header and the page share one cached reply. */
export function useBasketCall() {
  const session = useSession();
  return useCall(READ, isCustomer(session) ? { userId: session.user.userId } : null);
}

/** Whether the backend can't tell what is in a basket, so that this browser keeps what was added in it. */
export function useIsKeptHere(): boolean {
  const { data } = useBasketCall();
  return data !== undefined && 'isKeptHere' in data;
}

export function addLine(line: BasketLineInput, serial: string) {
  return basketWrites.add(async () => {
    const reply = await call(ADD, line, { serial });
    noteAdded([line]);
    return reply;
  });
}

/** All of them, or none. */
export function addLines(shoppingCarDetail: readonly BasketLineInput[], serial: string) {
  return basketWrites.add(async () => {
    const reply = await call(ADD_ALL, { shoppingCarDetail: [...shoppingCarDetail] }, { serial });
    noteAdded(shoppingCarDetail);
    return reply;
  });
}

/** Sets a line's packs; may be sent twice without harm. */
export function changeLine(line: BodyOf<typeof CHANGE>) {
  return basketWrites.add(() => call(CHANGE, line));
}

export function removeLine(line: BodyOf<typeof REMOVE>) {
  return basketWrites.add(() => call(REMOVE, line));
}
