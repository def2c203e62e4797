import {
  type Facet,
  type FilterDictionary,
  type FilterName,
  facetsOf,
  filterProducts,
  type ProductFilter,
} from '../../../contracts/rules/product-filter.ts';
import { DEFAULT_SORT, type SortId, sortProducts } from '../../../contracts/rules/product-sort.ts';
import type { Product } from '../../data/order-line.ts';
import type { ListAddress } from './list-address.ts';

/** A chosen filter value, as a chip that removes it. */
export interface FilterChip {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
}

export interface ListView {
  readonly shown: readonly Product[];
  readonly facets: readonly Facet[];
  readonly chips: readonly FilterChip[];
  /** the sort order in use */
  readonly sort: SortId;
}

interface Given {
  readonly products: readonly Product[];
  readonly address: Pick<ListAddress, 'filter' | 'sort'>;
  readonly dictionary: FilterDictionary;
  /** visitors have none: a price filter or price order in their link must not empty or shuffle the list */
  readonly prices: boolean;
}

/** What the list shows of its products. */
export function listView({ products, address, dictionary, prices }: Given): ListView {
  const filter = prices ? address.filter : withoutPrice(address.filter);
  const sort = prices ? address.sort : DEFAULT_SORT;
  const facets = facetsOf(products, filter, dictionary).filter(({ options }) => options.length > 0);
  return {
    shown: sortProducts(filterProducts(products, filter), sort),
    facets,
    chips: facets.flatMap(({ name, options }) =>
      options.filter(({ chosen }) => chosen).map(({ value, label }) => ({ name, value, label })),
    ),
    sort,
  };
}

function withoutPrice({ price: _, ...filter }: ProductFilter): ProductFilter {
  return filter;
}

/** Announced politely whenever the list changes. */
export function countText(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
