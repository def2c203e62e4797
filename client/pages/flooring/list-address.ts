import {
  filterFromSearch,
  filterToSearch,
  type ProductFilter,
} from '../../../contracts/domain/product/product-filter.ts';
import { DEFAULT_SORT, parseSort, type SortId } from '../../../contracts/domain/product/product-sort.ts';
import { type ListType, parseListType } from '../../../contracts/domain/product/series.ts';

/** What the list shows, as in its address: `?type=parquet&grade=Prime+(AB)&sort=price-asc`. */
export interface ListAddress {
  readonly type: ListType;
  readonly filter: ProductFilter;
  readonly sort: SortId;
}

/** Reads the query of the list; an unknown type means the list of everything, so that an old link still works. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  return {
    type: parseListType(query.get('type')) ?? '',
    filter: filterFromSearch(query),
    sort: parseSort(query.get('sort')),
  };
}

/** @returns the query without `?`; defaults are left out, so equal lists have equal addresses */
export function writeListAddress({ type, filter, sort }: ListAddress): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  for (const [name, value] of filterToSearch(filter)) query.append(name, value);
  if (sort !== DEFAULT_SORT) query.set('sort', sort);
  return query.toString();
}
