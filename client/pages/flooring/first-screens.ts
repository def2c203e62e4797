import { type ListAddress, writeListAddress } from './list-address.ts';

/** Key in the page's data: the first screens of a list that is too long to be sent whole. */
export function firstScreensKey(address: ListAddress): string {
  return `first-screens ${writeListAddress(address)}`;
}
