import { type OrderState, parseOrderState } from '../../../contracts/rules/order-state.ts';
import type { PageQuery } from '../../../contracts/site-map.ts';

/** As many as the contract takes. */
export const SEARCH_MAX = 80;
const LAST_PAGE = 100_000;

/** What the list shows, as in its address: `?sts=picking&search=mill&page=2`. */
export interface ListAddress {
  readonly sts: OrderState | undefined;
  /** '' finds every order */
  readonly search: string;
  /** from 1 */
  readonly page: number;
}

/** Reads the query of the list; what makes no sense counts as absent, so that an old link still works. */
export function readListAddress(query: string): ListAddress {
  const given = new URLSearchParams(query);
  return {
    sts: parseOrderState(given.get('sts')),
    search: (given.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    page: readPage(given.get('page') ?? ''),
  };
}

function readPage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Defaults are left out, so that equal lists have equal addresses. */
export function writeListAddress({ sts, search, page }: ListAddress): PageQuery {
  return { sts, search: search.trim() || undefined, page: page > 1 ? page : undefined };
}
