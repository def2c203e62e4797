import { browserStore } from '../../lib/storage.ts';

const keyOf = (userId: string) => `alderline.delivery-postcode.${userId}`;

/** The customer's last post code, from a delivery estimate or an order; '' if none. Basket and checkout suggest it. */
export function readKeptPostcode(userId: string): string {
  const kept = browserStore.read(keyOf(userId));
  return typeof kept === 'string' ? kept : '';
}

export function keepPostcode(userId: string, typed: string): void {
  browserStore.keep(keyOf(userId), typed);
}
