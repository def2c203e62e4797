import {
  filterFromSearch,
  filterToSearch,
  type ProductFilter,
} from '../../../contracts/domain/product/product-filter.ts';
import {
  defaultSort,
  parseSort,
  type SortId,
  sortsByFacts,
} from '../../../contracts/domain/product/product-sort.ts';
import {
  type ListType,
  parseListType,
  queriesOfListType,
  type SeriesQuery,
} from '../../../contracts/domain/product/series.ts';
import { isTechnicalFilter } from '../../../contracts/domain/product/technical-levels.ts';
import { readSearch } from '../../../contracts/domain/text/typed-search.ts';
import { WHOLE_SHOP } from '../../data/products.ts';

/** Cards with pictures, a wall of swatches, or the buyer's table. */
const LOOKS = ['cards', 'swatches', 'table'] as const;
export type ListLook = (typeof LOOKS)[number];

/** What the list shows, as in its address: `?type=parquet&grade=Prime+(AB)&sort=price-asc&look=table` or `?q=grey+oak`. */
export interface ListAddress {
  /** what is searched for; '' lists everything */
  readonly q: string;
  readonly type: ListType;
  readonly filter: ProductFilter;
  readonly sort: SortId;
  readonly look: ListLook;
}

/** Reads the query of the list; an unknown type means the list of everything, so that an old link still works. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const q = readSearch(query.get('q'));
  return {
    q,
    type: parseListType(query.get('type')) ?? '',
    filter: filterFromSearch(query),
    sort: parseSort(query.get('sort'), q),
    look: LOOKS.find((look) => look === query.get('look')) ?? 'cards',
  };
}

/** @returns the query without `?`; defaults are left out, so equal lists have equal addresses */
export function writeListAddress({ q, type, filter, sort, look }: ListAddress): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (type) query.set('type', type);
  for (const [name, value] of filterToSearch(filter)) query.append(name, value);
  if (sort !== defaultSort(q)) query.set('sort', sort);
  if (look !== 'cards') query.set('look', look);
  return query.toString();
}

/** @returns the calls' queries for its products: a search looks through accessories too */
export function queriesOf({ q, type }: Pick<ListAddress, 'q' | 'type'>): readonly SeriesQuery[] {
  return q && !type ? WHOLE_SHOP : queriesOfListType(type);
}

/** @returns whether the list is filtered or sorted by technical facts */
export const needsFacts = ({ filter, sort }: Pick<ListAddress, 'filter' | 'sort'>): boolean =>
  Object.keys(filter).some(isTechnicalFilter) || sortsByFacts(sort);

export const searchTitle = (q: string) => `Results for “${q}”`;

/** Key in the page's data: the first screens of a list that is too long to be sent whole; the same however it shows. */
export function firstScreensKey(address: ListAddress): string {
  return `first-screens ${writeListAddress({ ...address, look: 'cards' })}`;
}
