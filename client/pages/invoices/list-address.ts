import type { InputOf } from '../../../contracts/api/calls.ts';
import type { PageQuery } from '../../../contracts/site/site-map.ts';
import { type ListPlace, readListPlace, writeListPlace } from '../../lib/list-place.ts';

export type Show = NonNullable<InputOf<'/woojiapi/order/qryinvoices'>['show']>;

/** What the list shows, as in its address: `?show=open&search=mill&page=2`. */
export interface ListAddress extends ListPlace {
  readonly show: Show;
}

const isShow = (text: string | null): text is Show => text === 'open' || text === 'overdue' || text === 'all';

export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  const show = given.get('show');
  return { show: isShow(show) ? show : 'all', ...readListPlace(given) };
}

export const writeListAddress = ({ show, ...place }: ListAddress): PageQuery => ({
  show: show === 'all' ? undefined : show,
  ...writeListPlace(place),
});
