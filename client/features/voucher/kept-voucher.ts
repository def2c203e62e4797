import { useSyncExternalStore } from 'react';
import { useCustomer } from '../../state/session.ts';

/** A voucher that the customer wants to use with the next order. */
export interface KeptVoucher {
  readonly voucherCode: string;
  /** pence that come off the goods before VAT */
  readonly valuePence: number;
}

const keyOf = (userId: string) => `alderline.voucher.${userId}`;
const listeners = new Set<() => void>();
/** Without storage, a voucher lasts as long as the page. */
const inPage = new Map<string, string>();

function readText(userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return inPage.get(userId) ?? '';
  }
}

/** @param voucher undefined removes it */
export function keepVoucher(userId: string, voucher: KeptVoucher | undefined): void {
  const text = voucher ? JSON.stringify(voucher) : '';
  try {
    sessionStorage.setItem(keyOf(userId), text);
  } catch {
    inPage.set(userId, text);
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The voucher that was entered in this tab, in the basket or at the checkout; undefined if none. */
export function useKeptVoucher(): KeptVoucher | undefined {
  const { userId } = useCustomer().user;
  const text = useSyncExternalStore(
    listen,
    () => readText(userId),
    () => '',
  );
  return voucherIn(text);
}

/** The stored text may be anything. */
function voucherIn(text: string): KeptVoucher | undefined {
  try {
    const { voucherCode, valuePence } = JSON.parse(text);
    return typeof voucherCode === 'string' && Number.isSafeInteger(valuePence) && valuePence > 0
      ? { voucherCode, valuePence }
      : undefined;
  } catch {
    return undefined;
  }
}
