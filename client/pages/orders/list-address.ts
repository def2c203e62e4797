import { type OrderState, parseOrderState } from '../../../contracts/rules/order-state.ts';
import type { PageQuery } from '../../../contracts/site-map.ts';
import { type ListPlace, readListPlace, writeListPlace } from '../../lib/list-place.ts';

/** What the list shows, as in its address: `?sts=picking&search=mill&page=2`. */
export interface ListAddress extends ListPlace {
  readonly sts: OrderState | undefined;
}

export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  return { sts: parseOrderState(given.get('sts')), ...readListPlace(given) };
}

export const writeListAddress = ({ sts, ...place }: ListAddress): PageQuery => ({
  sts,
  ...writeListPlace(place),
});
