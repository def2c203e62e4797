import { sizeText } from '../number/notation.ts';
import { compareSizes, compareText } from '../text/text-order.ts';
import {
  type FilteredProduct,
  type FilterName,
  fieldText,
  hasOneValue,
  hasStock,
  hasValue,
  isSizeFilter,
  mmOf,
  PRICE_RANGES,
  SIZE_FILTERS,
  type SizeFilterName,
  STOCK_LEVELS,
  TEXTURED,
  VALUE_FILTERS,
  type ValueFilterName,
  wantsAll,
} from './filter-rules.ts';
import { USES, usesOf } from './floor-uses.ts';
import {
  type FilterDictionary,
  filterProducts,
  matchesAll,
  type ProductFilter,
  rangeOf,
} from './product-filter.ts';
import type { SizeRange } from './size-range.ts';
import { isTechnicalFilter, TECHNICAL_FACT, TECHNICAL_LEVELS } from './technical-levels.ts';

interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** number of products with this value, given the other filters */
  readonly count: number;
  readonly chosen: boolean;
}
export interface Facet {
  readonly name: ValueFilterName;
  readonly label: string;
  readonly options: readonly FacetOption[];
  /** only one of them can be chosen */
  readonly isOneOf: boolean;
}

/** A measure that floors are chosen by. */
export interface SizeFacet {
  readonly name: SizeFilterName;
  readonly label: string;
  /** what is chosen; empty if nothing is */
  readonly range: SizeRange;
  /** the sizes that there are, in mm, rising, each with the number of products that have it, given the other filters */
  readonly sizes: readonly { readonly mm: number; readonly count: number }[];
}

/** How many products one of the given ones is: a list may name those once that are alike for every filter. */
type Times = (product: FilteredProduct) => number;
const once: Times = () => 1;

/**
 * The filter bar. A filter offers the dictionary's values or, if there are none, the products';
 * values that no product of the list has are left out unless they are chosen, so that a choice can be undone. Technical levels
 * stay, as they are offered before a floor's facts are known. A pattern that all have is no choice.
 */
export const facetsOf = (
  products: readonly FilteredProduct[],
  filter: ProductFilter,
  dictionary?: FilterDictionary,
): Facet[] => facetCounter(products)(filter, dictionary);

/**
 * `facetsOf` for one filter after the other: what all the products have is worked out once.
 * @param times how many products one of them is
 */
export function facetCounter(products: readonly FilteredProduct[], times: Times = once) {
  const known = new Map<FilterName, { groups: readonly Group[]; values: readonly string[] }>();
  const allBy = (name: ValueFilterName) => {
    const all = known.get(name) ?? {
      groups: groupsBy(products, name, times),
      values: valuesOf(products, name),
    };
    known.set(name, all);
    return all;
  };
  return (filter: ProductFilter, dictionary: FilterDictionary = {}): Facet[] => {
    const without = leftWithout(products, filter);
    return VALUE_FILTERS.map(({ name, label }) => {
      const all = allBy(name);
      const shown = groupsBy(without(name), name, times);
      const chosen: readonly string[] = filter[name] ?? [];
      const options = [...new Set([...(dictionary[name] ?? all.values), ...chosen])]
        .filter(
          (value) =>
            isTechnicalFilter(name) || chosen.includes(value) || countIn(all.groups, name, value) > 0,
        )
        .map((value) => ({
          value,
          label: labelOf(name, value),
          count: countIn(shown, name, value),
          chosen: chosen.includes(value),
        }));
      const isChoice = name !== 'pattern' || options.length > 1 || chosen.length > 0;
      return { name, label, options: isChoice ? options : [], isOneOf: hasOneValue(name) };
    });
  };
}

/** The measures of the filter bar; one that no product has is left out unless it is chosen. */
export function sizeFacetsOf(
  products: readonly FilteredProduct[],
  filter: ProductFilter,
  times: Times = once,
): SizeFacet[] {
  const without = leftWithout(products, filter);
  return SIZE_FILTERS.map(({ name, label }) => {
    const counts = new Map(groupsBy(products, name, times).map(({ product }) => [mmOf(product, name), 0]));
    for (const { product, count } of groupsBy(without(name), name, times)) {
      const mm = mmOf(product, name);
      counts.set(mm, (counts.get(mm) ?? 0) + count);
    }
    const range = rangeOf(filter, name);
    for (const end of [range.from, range.to]) counts.set(end, counts.get(end) ?? 0);
    const sizes = [...counts].flatMap(([mm, count]) => (mm === undefined ? [] : [{ mm, count }]));
    return { name, label, range, sizes: sizes.sort((a, b) => a.mm - b.mm) };
  }).filter(({ sizes }) => sizes.length > 0);
}

/** @returns the products to count a filter's values in: those that the other filters leave; if all chosen values have to match, that filter counts as well */
function leftWithout(products: readonly FilteredProduct[], filter: ProductFilter) {
  const left = filterProducts(products, filter);
  return (name: FilterName) =>
    filter[name]?.length && !wantsAll(name) ? products.filter(matchesAll(filter, name)) : left;
}

interface Group {
  /** any product of the group, as for this filter all are alike */
  readonly product: FilteredProduct;
  count: number;
}

/** Groups products that are alike for a filter. A long list has few groups, so that few have to be compared with each value. */
function groupsBy(products: readonly FilteredProduct[], name: FilterName, times: Times): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const product of products) {
    const key = groupKey(product, name);
    const group = groups.get(key);
    if (group) group.count += times(product);
    else groups.set(key, { product, count: times(product) });
  }
  return [...groups.values()];
}

function groupKey(product: FilteredProduct, name: FilterName): string {
  if (name === 'finish') return `${fieldText(product, name)}\n${product.productSurface ?? ''}`;
  if (name === 'stock') return STOCK_LEVELS.findLast(({ id }) => hasStock(product, id))?.id ?? '';
  if (name === 'use') return usesOf(product).join();
  if (isTechnicalFilter(name)) return String(TECHNICAL_FACT[name](product) ?? '');
  return fieldText(product, isSizeFilter(name) ? 'dimensions' : name);
}

function countIn(groups: readonly Group[], name: FilterName, value: string): number {
  const has = hasValue(name, value);
  return groups.reduce((sum, { product, count }) => sum + (has(product) ? count : 0), 0);
}

function valuesOf(products: readonly FilteredProduct[], name: ValueFilterName): readonly string[] {
  if (name === 'price') return PRICE_RANGES.map(({ id }) => id);
  if (name === 'stock') return STOCK_LEVELS.map(({ id }) => id);
  if (name === 'use') return USES.map(({ id }) => id);
  if (isTechnicalFilter(name)) {
    const hasFloors = products.some(({ productSeries }) => productSeries !== 'Accessories');
    return hasFloors ? TECHNICAL_LEVELS[name].map(({ id }) => id) : [];
  }
  const values = products.map((product) => fieldText(product, name)).filter((value) => value !== '');
  const sorted = [...new Set(values)].sort(name === 'dimensions' ? compareSizes : compareText);
  return name === 'finish' ? [...sorted, TEXTURED] : sorted;
}

/** A filter value as the customer reads it. */
export function labelOf(name: ValueFilterName, value: string): string {
  if (name === 'dimensions') return sizeText(value);
  const named: Partial<Record<ValueFilterName, readonly { id: string; label: string }[]>> = {
    price: PRICE_RANGES,
    stock: STOCK_LEVELS,
    use: USES,
    ...TECHNICAL_LEVELS,
  };
  return named[name]?.find(({ id }) => id === value)?.label ?? value;
}
