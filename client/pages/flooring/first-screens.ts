import { type ListAddress, writeListAddress } from './list-address.ts';

/** The key under which the page carries the first screens of a list that is too long to be sent as a whole. */
export function firstScreensKey(address: ListAddress): string {
  return `first-screens ${writeListAddress(address)}`;
}
