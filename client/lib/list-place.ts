import { readSearch } from '../../contracts/domain/text/typed-search.ts';
import type { PageQuery } from '../../contracts/site/site-map.ts';

/** Rows of a list on one page. */
export const PAGE_SIZE = 20;
const LAST_PAGE = 100_000;

/** What narrows a list beside its search; undefined where everything is shown. */
export type ListFilters = Readonly<Record<string, string | undefined>>;

/** The part of a list that is shown. */
export interface ListPlace<Filters extends ListFilters = ListFilters> {
  /** '' finds everything */
  readonly search: string;
  /** from 1 */
  readonly page: number;
  readonly filters: Filters;
}

/** Reads an address such as `?sts=picking&search=mill&page=2`; an invalid value counts as absent, so that an old link still works. */
export function readListPlace<Filters extends ListFilters>(
  query: URLSearchParams,
  readFilters: (query: URLSearchParams) => Filters,
): ListPlace<Filters> {
  return {
    search: readSearch(query.get('search')),
    page: readPage(query.get('page') ?? ''),
    filters: readFilters(query),
  };
}

function readPage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Defaults are left out, so that equal lists have equal addresses. */
export function writeListPlace({ search, page, filters }: ListPlace): PageQuery {
  return { ...filters, search: search.trim() || undefined, page: page > 1 ? page : undefined };
}

/** The most characters of an id that the contract allows. */
const PROJECT_MAX = 40;

/** @returns the id of the project to which an address narrows a list */
export const readProject = (query: URLSearchParams) =>
  query.get('project')?.slice(0, PROJECT_MAX) || undefined;
