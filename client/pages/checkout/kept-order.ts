import type { OrderValues } from './order-values.ts';

/** What is ordered: the basket's floors, the basket's samples, or quotations. */
export interface Ordered {
  readonly isSample: boolean;
  /** empty for the basket */
  readonly quotationIds: readonly string[];
}

/** The storage key of an order; separate for each customer, and for floors, samples and quotations. */
export const orderKey = (userId: string, { isSample, quotationIds }: Ordered) =>
  `alderline.checkout.${userId}.${quotationIds.join(' ') || (isSample ? 'samples' : 'order')}`;

/** Values typed in this tab and not yet ordered; they survive a refresh, Back and a new log-in. */
export function readKeptOrder(key: string): Partial<OrderValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function keepOrder(key: string, values: OrderValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetOrder(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept anyway.
  }
}
