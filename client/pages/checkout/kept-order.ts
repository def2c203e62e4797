import type { OrderValues } from './order-values.ts';

/** What is ordered: what is in the basket of floors or of samples, or quotations. */
export interface Ordered {
  readonly isSample: boolean;
  /** none for what is in the basket */
  readonly quotationIds: readonly string[];
}

/** Under what an order is kept: of one customer, and apart for floors, for samples and for quotations. */
export const orderKey = (userId: string, { isSample, quotationIds }: Ordered) =>
  `alderline.checkout.${userId}.${quotationIds.join(' ') || (isSample ? 'samples' : 'order')}`;

/** What was typed and not yet ordered, in this tab: it outlives a refresh, Back and a new log-in. */
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
