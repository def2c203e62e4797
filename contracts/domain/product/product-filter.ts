import {
  FILTERS,
  type FilteredProduct,
  type FilterName,
  hasOneValue,
  hasValue,
  isSizeFilter,
  mmOf,
  PRICE_RANGES,
  type ProductTest,
  type SizeFilterName,
  STOCK_LEVELS,
  wantsAll,
} from './filter-rules.ts';
import { USES } from './floor-uses.ts';
import { parseSizeRange, type SizeRange, writeSizeRange } from './size-range.ts';
import { isTechnicalFilter, TECHNICAL_LEVELS } from './technical-levels.ts';

/** Chosen values: a product has to match every filter, by any one of its values. Sizes are ranges such as `14-15`. */
export type ProductFilter = Partial<Readonly<Record<FilterName, readonly string[]>>>;

/** @returns the matching products, in the same order */
export function filterProducts<P extends FilteredProduct>(
  products: readonly P[],
  filter: ProductFilter,
): P[] {
  return products.filter(matchesAll(filter));
}

/**
 * The part of a filter that can be kept for other products: without values that none of them has, and without any filter that,
 * together with those before it, would leave no products.
 */
export function filterThatFits(products: readonly FilteredProduct[], filter: ProductFilter): ProductFilter {
  let kept: ProductFilter = {};
  for (const { name } of FILTERS) {
    const values = (filter[name] ?? []).filter((value) => products.some(hasValue(name, value)));
    const more = { ...kept, [name]: values };
    if (values.length > 0 && filterProducts(products, more).length > 0) kept = more;
  }
  return kept;
}

/** Values that the dictionary lists (call qrydicbytype), in its order. */
export type FilterDictionary = Partial<Readonly<Record<FilterName, readonly string[]>>>;

/**
 * The part of a filter that can match something: values that the dictionary lists or one of the products has. A range ends at
 * sizes that there are, so that links from outside can't name ever new ones.
 */
export function knownFilter(
  products: readonly FilteredProduct[],
  filter: ProductFilter,
  dictionary: FilterDictionary = {},
): ProductFilter {
  const kept = FILTERS.map(({ name }) => {
    const values: readonly string[] = filter[name] ?? [];
    const isKnown = (value: string) =>
      name === 'price' ||
      name === 'stock' ||
      name === 'use' ||
      isTechnicalFilter(name) ||
      dictionary[name]?.includes(value) ||
      (isSizeFilter(name) ? endsAreSizes(products, name, value) : products.some(hasValue(name, value)));
    return [name, values.filter(isKnown)] as const;
  });
  return Object.fromEntries(kept.filter(([, values]) => values.length > 0));
}

/** @returns the filter with the value added, or removed if it was chosen */
export function toggleFilterValue(filter: ProductFilter, name: FilterName, value: string): ProductFilter {
  const chosen: readonly string[] = filter[name] ?? [];
  const kept = hasOneValue(name) ? [] : chosen;
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...kept, value];
  return filterFromSearch(filterToSearch({ ...filter, [name]: values }));
}

/** @returns the filter with one end of a range changed; undefined takes the limit away. The other end gives way if need be. */
export function changeSizeRange(
  filter: ProductFilter,
  name: SizeFilterName,
  end: 'from' | 'to',
  mm: number | undefined,
): ProductFilter {
  const range = { ...rangeOf(filter, name), [end]: mm };
  const isEmpty = mm !== undefined && (range.from ?? 0) > (range.to ?? Number.POSITIVE_INFINITY);
  return filterFromSearch(
    filterToSearch({ ...filter, [name]: [writeSizeRange(isEmpty ? { [end]: mm } : range)] }),
  );
}

/**
 * Reads the filter from the query of a URL, one parameter per value: `?grade=Prime (AB)&grade=Nature (ABC)&width=180-220`.
 * Unknown parameters, unknown ranges, blanks and repeats are dropped; values come sorted.
 */
export function filterFromSearch(search: URLSearchParams): ProductFilter {
  const chosen = FILTERS.map(({ name }) => {
    const values = search.getAll(name).flatMap((value) => readValue(name, value.trim()) ?? []);
    const known = [...new Set(values)].sort();
    return [name, hasOneValue(name) ? known.slice(0, 1) : known] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** @returns the value as the filter keeps it; undefined if it is none */
function readValue(name: FilterName, value: string): string | undefined {
  if (isSizeFilter(name)) return writeSizeRange(parseSizeRange(value) ?? {}) || undefined;
  if (name === 'price') return PRICE_RANGES.find(({ id }) => id === value)?.id;
  if (name === 'stock') return STOCK_LEVELS.find(({ id }) => id === value)?.id;
  if (name === 'use') return USES.find(({ id }) => id === value)?.id;
  if (isTechnicalFilter(name)) return TECHNICAL_LEVELS[name].find(({ id }) => id === value)?.id;
  return value === '' ? undefined : value;
}

/** @returns the parameters of `filterFromSearch`: equal filters give equal text, an empty one gives none */
export function filterToSearch(filter: ProductFilter): URLSearchParams {
  return new URLSearchParams(
    FILTERS.flatMap(({ name }) => [...new Set<string>(filter[name])].sort().map((value) => [name, value])),
  );
}

/** @param except a filter that doesn't count */
export function matchesAll(filter: ProductFilter, except?: FilterName): ProductTest {
  const tests = FILTERS.flatMap(({ name }): ProductTest[] => {
    const values = (filter[name] ?? []).map((value) => hasValue(name, value));
    if (name === except || values.length === 0) return [];
    if (wantsAll(name)) return values;
    return [(product) => values.some((has) => has(product))];
  });
  return (product) => tests.every((passes) => passes(product));
}

/** @returns the range that is chosen; empty if none is */
export const rangeOf = (filter: ProductFilter, name: SizeFilterName): SizeRange =>
  parseSizeRange(filter[name]?.[0] ?? '') ?? {};

function endsAreSizes(products: readonly FilteredProduct[], name: SizeFilterName, value: string): boolean {
  const sizes = new Set(products.map((product) => mmOf(product, name)));
  return Object.values(parseSizeRange(value) ?? {}).every((end) => sizes.has(end));
}
