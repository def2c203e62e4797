import type { BodyOf } from '../../../contracts/api/calls.ts';
import { allWritten } from '../../lib/all-written.ts';
import { call, standInFor } from '../../lib/api-client.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import { useCustomer } from '../../state/session.ts';
import { basketWrites } from './basket.api.ts';

const NOTE = '/woojiapi/order/updateshoppingcarnote';
const SAVE = '/woojiapi/order/insertsavedline';
const SAVED = '/woojiapi/order/qrysavedlines';
const RESTORE = '/woojiapi/order/restoresavedline';
const REMOVE = '/woojiapi/order/deletesavedline';
const SHARE = '/woojiapi/order/insertsharedbasket';
const SHARED = '/woojiapi/order/qrysharedbasket';
const LINKS = '/woojiapi/order/qrysharedbaskets';
const END = '/woojiapi/order/deletesharedbasket';

standInFor(NOTE, async (note) => (await import('./kept-basket.ts')).noteKept(note));

/** Writes a line's note; may be sent twice without harm. */
export function noteLine(note: BodyOf<typeof NOTE>) {
  return basketWrites.add(() => call(NOTE, note));
}

export async function saveLine(line: BodyOf<typeof SAVE>, serial: string) {
  const saved = await basketWrites.add(() => call(SAVE, line, { serial }));
  await invalidate(SAVED);
  return saved;
}

/** The lines that the customer has saved for later. */
export function useSavedLines() {
  return useCall(SAVED, { userId: useCustomer().user.userId });
}

/** Puts a saved line back. The saved lines are read again after a refusal too, as that means a new price or stock. */
export async function restoreLine(line: BodyOf<typeof RESTORE>, serial: string) {
  try {
    return await basketWrites.add(() => call(RESTORE, line, { serial }));
  } finally {
    await invalidate(SAVED);
  }
}

export async function removeSavedLine(line: BodyOf<typeof REMOVE>) {
  const removed = await call(REMOVE, line);
  await invalidate(SAVED);
  return removed;
}

/** Makes a link to the basket as it is now, with what has just been set. */
export async function shareBasket(input: BodyOf<typeof SHARE>, serial: string) {
  await allWritten(basketWrites);
  const shared = await call(SHARE, input, { serial });
  await invalidate(LINKS);
  return shared;
}

/** A basket that somebody shares. @param shareId no call is made while it is '' */
export function useSharedBasketCall(shareId: string) {
  const { userId } = useCustomer().user;
  return useCall(SHARED, shareId === '' ? null : { userId, shareId });
}

/** @param isOpen whether they are to be shown */
export function useBasketLinks(isOpen: boolean) {
  const { userId } = useCustomer().user;
  return useCall(LINKS, isOpen ? { userId } : null);
}

export async function endLink(link: BodyOf<typeof END>) {
  const ended = await call(END, link);
  await invalidate(LINKS);
  return ended;
}
