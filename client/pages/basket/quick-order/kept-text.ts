import { tabStore } from '../../../lib/storage.ts';

const keyOf = (userId: string) => `alderline.quick-order.${userId}`;

/** Text typed in this tab and not yet added. */
export function readKeptText(userId: string): string {
  const kept = tabStore.read(keyOf(userId));
  return typeof kept === 'string' ? kept : '';
}

/** Keeps the typed text until it has been added. */
export const keepText = (userId: string, text: string) => tabStore.keep(keyOf(userId), text || undefined);
