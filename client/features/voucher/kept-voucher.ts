import { useSyncExternalStore } from 'react';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { useCustomer } from '../../state/session.ts';

/** A voucher that the customer wants to use with the next order. */
export interface KeptVoucher {
  readonly voucherCode: string;
  /** pence that come off the goods before VAT */
  readonly valuePence: number;
}

const keyOf = (userId: string) => `alderline.voucher.${userId}`;
const listeners = new Set<() => void>();

/** @param voucher undefined removes it */
export function keepVoucher(userId: string, voucher: KeptVoucher | undefined): void {
  tabStore.keep(keyOf(userId), voucher);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The voucher that was entered in this tab, in the basket or at the checkout; undefined if none. */
export function useKeptVoucher(): KeptVoucher | undefined {
  const { userId } = useCustomer().user;
  // as text, because a value read anew would be another one each time
  const text = useSyncExternalStore(
    listen,
    () => JSON.stringify(tabStore.read(keyOf(userId))),
    () => undefined,
  );
  const { voucherCode, valuePence } = keptRecord(text === undefined ? undefined : JSON.parse(text));
  return typeof voucherCode === 'string' &&
    typeof valuePence === 'number' &&
    Number.isSafeInteger(valuePence) &&
    valuePence > 0
    ? { voucherCode, valuePence }
    : undefined;
}
