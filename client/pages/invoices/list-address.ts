import type { InputOf } from '../../../contracts/calls.ts';
import type { PageQuery } from '../../../contracts/site-map.ts';

export type Show = NonNullable<InputOf<'/woojiapi/order/qryinvoices'>['show']>;

/** As many as the contract takes. */
export const SEARCH_MAX = 80;

/** What the list shows, as in its address: `?show=open&search=mill&page=2`. */
export interface ListAddress {
  readonly show: Show;
  /** '' finds every invoice */
  readonly search: string;
  /** from 1 */
  readonly page: number;
}

const isShow = (text: string | null): text is Show => text === 'open' || text === 'overdue' || text === 'all';

/** Reads the query of the list; what makes no sense counts as absent, so that an old link still works. */
export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  const show = given.get('show');
  const page = given.get('page') ?? '';
  return {
    show: isShow(show) ? show : 'all',
    search: (given.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Defaults are left out, so that equal lists have equal addresses. */
export function writeListAddress({ show, search, page }: ListAddress): PageQuery {
  return {
    show: show === 'all' ? undefined : show,
    search: search.trim() || undefined,
    page: page > 1 ? page : undefined,
  };
}
