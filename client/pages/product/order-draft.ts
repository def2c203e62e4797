import { keptRecord, tabStore } from '../../lib/storage.ts';

/** The calculator's entries, kept across a refresh until the tab is closed. */
export interface OrderDraft {
  readonly text: string;
  readonly vat: boolean;
}

/** A draft is kept for one user, so the next to log in in this tab doesn't see it. */
export function draftKey(userId: string, productId: string): string {
  return `alderline.order-draft.${userId}.${productId}`;
}

export function readDraft(key: string): OrderDraft | undefined {
  const { text, vat } = keptRecord(tabStore.read(key));
  return typeof text === 'string' && typeof vat === 'boolean' ? { text, vat } : undefined;
}

export const keepDraft = (key: string, draft: OrderDraft) => tabStore.keep(key, draft);
