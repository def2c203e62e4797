import { keptRecord, tabStore } from '../../lib/storage.ts';
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
  const kept = Object.entries(keptRecord(tabStore.read(key)));
  return Object.fromEntries(kept.filter(([, value]) => typeof value === 'string'));
}

/** @param values undefined forgets them */
export const keepOrder = (key: string, values: OrderValues | undefined) => tabStore.keep(key, values);
