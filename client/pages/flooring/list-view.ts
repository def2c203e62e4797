import {
  type Facet,
  type FilterDictionary,
  type FilterName,
  facetsOf,
  filterProducts,
  type ProductFilter,
} from '../../../contracts/domain/product/product-filter.ts';
import {
  defaultSort,
  type SortId,
  sortProducts,
  sortsByPrice,
} from '../../../contracts/domain/product/product-sort.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { Prices } from '../../data/priced-products.ts';
import type { ListAddress } from './list-address.ts';

/** A chosen filter value, as a chip that removes it. */
export interface FilterChip {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
}

export interface ListView {
  readonly shown: readonly ListedProduct[];
  /** number of products that the filters leave; more than are shown while the rest of a long list loads */
  readonly count: number;
  readonly facets: readonly Facet[];
  readonly chips: readonly FilterChip[];
  /** the sort order in use */
  readonly sort: SortId;
  /** nothing has all the words of the search; the list shows what comes nearest */
  readonly isNear: boolean;
}

interface Given {
  /** of the list, or found by its search, best first */
  readonly products: readonly ListedProduct[];
  readonly isNear?: boolean;
  readonly address: Pick<ListAddress, 'q' | 'filter' | 'sort'>;
  readonly dictionary: FilterDictionary;
  /** undefined for visitors: a price filter or price order in their link must not empty or shuffle the list */
  readonly prices: Prices | undefined;
}

/** The list after filters and sort order. */
export function listView({ products, isNear = false, address, dictionary, prices }: Given): ListView {
  const filter = prices ? address.filter : withoutPrice(address.filter);
  const sort = prices || !sortsByPrice(address.sort) ? address.sort : defaultSort(address.q);
  const rows = products.map((product) => ({
    ...product,
    productPrice: prices?.get(product.productId),
    product,
  }));
  const facets = facetsOf(rows, filter, dictionary).filter(({ options }) => options.length > 0);
  // the products themselves, so that a card is drawn again only if its product has changed
  const shown = sortProducts(filterProducts(rows, filter), sort).map(({ product }) => product);
  return {
    shown,
    count: shown.length,
    facets,
    chips: facets.flatMap(({ name, options }) =>
      options.filter(({ chosen }) => chosen).map(({ value, label }) => ({ name, value, label })),
    ),
    sort,
    isNear,
  };
}

function withoutPrice({ price: _, ...filter }: ProductFilter): ProductFilter {
  return filter;
}

/** Announced politely whenever the list changes. */
export function countText(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
