import type { PageQuery } from '../../contracts/site/site-map.ts';

/** The most characters that the contract allows. */
export const SEARCH_MAX = 80;
const LAST_PAGE = 100_000;

/** The part of a list that an address names: `?search=mill&page=2`. */
export interface ListPlace {
  /** '' finds everything */
  readonly search: string;
  /** from 1 */
  readonly page: number;
}

/** Reads a query; an invalid value counts as absent, so that an old link still works. */
export function readListPlace(query: URLSearchParams): ListPlace {
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX).trim(),
    page: readPage(query.get('page') ?? ''),
  };
}

function readPage(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Defaults are left out, so that equal lists have equal addresses. */
export function writeListPlace({ search, page }: ListPlace): PageQuery {
  return { search: search.trim() || undefined, page: page > 1 ? page : undefined };
}

/** The most characters of an id that the contract allows. */
const PROJECT_MAX = 40;

/** @returns the id of the project to which an address narrows a list; '' for all */
export const readProject = (query: URLSearchParams) => (query.get('project') ?? '').slice(0, PROJECT_MAX);
