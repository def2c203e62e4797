import { readStored, writeStored } from '../../lib/storage.ts';

const keyOf = (userId: string) => `alderline.delivery-postcode.${userId}`;

/** The post code that a customer last asked delivery for or ordered to; '' if none. Basket and checkout propose it. */
export function readKeptPostcode(userId: string): string {
  const kept = readStored(keyOf(userId));
  return typeof kept === 'string' ? kept : '';
}

export function keepPostcode(userId: string, typed: string): void {
  writeStored(keyOf(userId), typed);
}
