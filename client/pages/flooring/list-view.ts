import type { FilterName } from '../../../contracts/domain/product/filter-rules.ts';
import {
  type Facet,
  facetsOf,
  type SizeFacet,
  sizeFacetsOf,
} from '../../../contracts/domain/product/product-facets.ts';
import {
  type FilterDictionary,
  filterProducts,
  type ProductFilter,
  toggleFilterValue,
} from '../../../contracts/domain/product/product-filter.ts';
import {
  defaultSort,
  type SortId,
  sortProducts,
  sortsByFacts,
  sortsByPrice,
} from '../../../contracts/domain/product/product-sort.ts';
import { sizeRangeText, writeSizeRange } from '../../../contracts/domain/product/size-range.ts';
import { isTechnicalFilter } from '../../../contracts/domain/product/technical-levels.ts';
import { pictureLightness } from '../../../contracts/site/picture-url.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { Prices } from '../../data/priced-products.ts';
import type { ListAddress } from './list-address.ts';

/** A chosen filter value, as a chip that removes it. */
export interface FilterChip {
  readonly name: FilterName;
  readonly value: string;
  readonly label: string;
}

/** A chosen value, and how many products would be left without it. */
export interface WayOut extends FilterChip {
  readonly count: number;
}

export interface ListView {
  readonly shown: readonly ListedProduct[];
  /** number of products that the filters leave; more than are shown while the rest of a long list loads */
  readonly count: number;
  readonly facets: readonly Facet[];
  readonly sizes: readonly SizeFacet[];
  readonly chips: readonly FilterChip[];
  /** values that alone empty the list */
  readonly waysOut: readonly WayOut[];
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
  /** whether the products have their technical facts; the backend may have none, and then nothing is filtered by them */
  readonly facts: 'here' | 'coming' | 'absent';
}

/** The list after filters and sort order. */
export function listView({ products, isNear = false, address, dictionary, prices, facts }: Given): ListView {
  const isKnown = (name: string) =>
    name === 'price' ? prices !== undefined : !isTechnicalFilter(name) || facts === 'here';
  const filter = filterBy(address.filter, isKnown);
  const isSortable =
    (prices || !sortsByPrice(address.sort)) && (facts === 'here' || !sortsByFacts(address.sort));
  const sort = isSortable ? address.sort : defaultSort(address.q);
  const rows = products.map((product) => ({
    ...product,
    productPrice: prices?.get(product.productId),
    lightness: pictureLightness(product.mainImg),
    product,
  }));
  const facets = facetsOf(rows, filter, dictionary).filter(
    ({ name, options }) => options.length > 0 && (facts !== 'absent' || !isTechnicalFilter(name)),
  );
  const sizes = sizeFacetsOf(rows, filter);
  // the products themselves, so that a card is drawn again only if its product has changed
  const shown = sortProducts(filterProducts(rows, filter), sort).map(({ product }) => product);
  const chips = chipsIn({ facets, sizes });
  const countWithout = ({ name, value }: FilterChip) =>
    filterProducts(rows, toggleFilterValue(filter, name, value)).length;
  const waysOut = shown.length > 0 ? [] : chips.map((chip) => ({ ...chip, count: countWithout(chip) }));
  return {
    shown,
    count: shown.length,
    facets,
    sizes,
    chips,
    waysOut: waysOut.filter(({ count }) => count > 0),
    sort,
    isNear,
  };
}

/** What is chosen in one panel. */
export interface FacetGroup {
  readonly label: string;
  readonly facets: readonly Facet[];
  /** by a level that the floor has at least */
  readonly technical: readonly Facet[];
}

/** @returns the panels; technical levels share that of the uses, as the bar has one row */
export function facetGroups(all: readonly Facet[]): readonly FacetGroup[] {
  const technical = all.filter(({ name }) => isTechnicalFilter(name));
  const others = all.filter(({ name }) => !isTechnicalFilter(name));
  return others.map((facet) => ({
    label: facet.label,
    facets: [facet],
    technical: facet.name === 'use' ? technical : [],
  }));
}

/** @returns how many values of a panel are chosen; of the dimensions, their measures too */
export function chosenIn({ facets, technical }: FacetGroup, { sizes }: Pick<ListView, 'sizes'>): number {
  const values = [...facets, ...technical].flatMap(({ options }) => options.filter(({ chosen }) => chosen));
  const measures = facets.some(({ name }) => name === 'dimensions')
    ? sizes.filter(({ range }) => writeSizeRange(range))
    : [];
  return values.length + measures.length;
}

export const chipsIn = ({ facets, sizes }: Pick<ListView, 'facets' | 'sizes'>): readonly FilterChip[] => [
  ...facets.flatMap(chipsOf),
  ...sizes.flatMap(chipOf),
];

function chipsOf({ name, label: filter, options }: Facet): FilterChip[] {
  const chipText = (value: string, label: string) => {
    if (name === 'stock' && value !== 'any') return `${label} in stock`;
    if (name === 'ptv') return `${label}, wet`;
    return isTechnicalFilter(name) ? `${filter} ${label}` : label;
  };
  return options
    .filter(({ chosen }) => chosen)
    .map(({ value, label }) => ({ name, value, label: chipText(value, label) }));
}

function chipOf({ name, label, range }: SizeFacet): FilterChip[] {
  const value = writeSizeRange(range);
  return value ? [{ name, value, label: `${label} ${sizeRangeText(range)}` }] : [];
}

function filterBy(filter: ProductFilter, isKnown: (name: string) => boolean): ProductFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isKnown(name)));
}
