import type { FilterName } from '../../contracts/rules/product-filter.ts';
import type { PageId } from '../../contracts/site-map.ts';

// Written out, as every page's first view would carry the filter rules otherwise.
const FILTER_KEYS = Object.keys({
  dimensions: 1,
  finish: 1,
  grade: 1,
  shadow: 1,
  species: 1,
  price: 1,
} satisfies Record<FilterName, 1>);

/** Query keys that change what a page shows; of an address that is cached or canonical all others are dropped. */
const QUERIES: Partial<Record<PageId, readonly string[]>> = {
  flooring: ['type', ...FILTER_KEYS, 'sort'],
  productDetail: ['id'],
};

/** A query with the keys that the page knows, in a fixed order, so that equal pages have one address. */
export function canonicalSearch(id: PageId | undefined, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of (id && QUERIES[id]) ?? []) {
    for (const value of given.getAll(key)) if (value !== '') kept.append(key, value);
  }
  return kept.toString();
}
