import type { BodyOf } from '../../../contracts/api/calls.ts';
import { call, standInFor } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { createWriteQueue } from '../../lib/write-queue.ts';
import { isCustomer, useSession } from '../../state/session.ts';

const READ = '/woojiapi/order/qryshoppingcar';
const ADD = '/woojiapi/order/insertshoppingcar';
const ADD_ALL = '/woojiapi/order/insertbatchshoppingcar';
const CHANGE = '/woojiapi/order/updateshoppingcar';
const REMOVE = '/woojiapi/order/deleteshoppingcar';

export type BasketLineInput = BodyOf<typeof ADD>;

const LINES_MAX = 200;

/** Lines added since the basket was last read: kept in this browser if the backend turns out not to list baskets. */
let added: readonly BasketLineInput[] = [];

/** Whether the backend has turned out not to list baskets. */
let isKeptHere = false;

async function keepAdded() {
  const kept = await import('./kept-basket.ts');
  kept.keepLines(added);
  added = [];
  return kept;
}

standInFor(READ, async ({ userId }) => {
  isKeptHere = true;
  return (await keepAdded()).readKept(userId);
});
standInFor(CHANGE, async (change) => (await import('./kept-basket.ts')).changeKept(change));
standInFor(REMOVE, async (line) => (await import('./kept-basket.ts')).removeKept(line));

async function noteAdded(lines: readonly BasketLineInput[]): Promise<void> {
  added = [...added, ...lines].slice(-LINES_MAX);
  // before the basket is read, so that a reload loses nothing
  if (isKeptHere) await keepAdded();
}

/** Writes to the basket, one after the other; it is read again after the last. */
export const basketWrites = createWriteQueue(() => invalidate(READ));

/** The customer's basket; makes no call for visitors. The header and the page share one cached reply. */
export function useBasketCall() {
  const session = useSession();
  return useCall(READ, isCustomer(session) ? { userId: session.user.userId } : null);
}

/** Whether the backend can't list a basket, so that this browser keeps it. */
export function useIsKeptHere(): boolean {
  const { data } = useBasketCall();
  return data !== undefined && 'isKeptHere' in data;
}

export function addLine(line: BasketLineInput, serial: string) {
  return basketWrites.add(async () => {
    const reply = await call(ADD, line, { serial });
    await noteAdded([line]);
    return reply;
  });
}

/** Adds all the lines or none. */
export function addLines(shoppingCarDetail: readonly BasketLineInput[], serial: string) {
  return basketWrites.add(async () => {
    const reply = await call(ADD_ALL, { shoppingCarDetail: [...shoppingCarDetail] }, { serial });
    await noteAdded(shoppingCarDetail);
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

/** Lines in the basket, for the header; undefined for visitors and while loading. */
export function useBasketCount(): number | undefined {
  return useBasketCall().data?.data.length;
}

/** @returns packs of a product in the basket; 0 for visitors and while loading */
export function usePacksInBasket(productId: string | undefined): number {
  const lines = useBasketCall().data?.data ?? [];
  return lines
    .filter((line) => line.productId === productId && line.carType === 0)
    .reduce((packs, { number }) => packs + number, 0);
}
