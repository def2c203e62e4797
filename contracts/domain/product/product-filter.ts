import { sizeText } from '../number/notation.ts';
import { isByArea } from '../quantity/quantity-text.ts';
import { compareSizes, compareText } from '../text/text-order.ts';
import { type FloorSize, floorSize } from './floor-size.ts';
import { isInRange, parseSizeRange, type SizeRange, writeSizeRange } from './size-range.ts';

/** The price ranges of the list's filter, in pence per m2, both ends included (docs/product.md, "Figures and limits"). */
export const PRICE_RANGES = [
  { id: '0-1999', label: '£00.00-£19.99', from: 0, to: 1999 },
  { id: '2000-3999', label: '£20.00-£39.99', from: 2000, to: 3999 },
  { id: '4000-5999', label: '£40.00-£59.99', from: 4000, to: 5999 },
  { id: '6000-7999', label: '£60.00-£79.99', from: 6000, to: 7999 },
  { id: '8000-9999', label: '£80.00-£99.99', from: 8000, to: 9999 },
] as const;

export type PriceRange = (typeof PRICE_RANGES)[number];
export type PriceRangeId = PriceRange['id'];

/**
 * @param pence whole pence; absent for visitors
 * @returns undefined without a price or outside all ranges, such as an accessory at £100.00
 */
export function priceRangeOf(pence: number | null | undefined): PriceRange | undefined {
  if (typeof pence !== 'number') return undefined;
  return PRICE_RANGES.find(({ from, to }) => from <= pence && pence <= to);
}

/** How much has to be in stock, in m2; `any` is one pack or piece. */
const STOCK_LEVELS = [
  { id: 'any', label: 'In stock', m2: 0 },
  { id: '50', label: '50 m² or more', m2: 50 },
  { id: '100', label: '100 m² or more', m2: 100 },
  { id: '250', label: '250 m² or more', m2: 250 },
  { id: '500', label: '500 m² or more', m2: 500 },
] as const;

/** Filters with a list of values, in the order of the filter bar and of the URL (docs/product.md, "Figures and limits"). */
const VALUE_FILTERS = [
  { name: 'dimensions', label: 'Dimensions' },
  { name: 'finish', label: 'Finish' },
  { name: 'grade', label: 'Grade' },
  { name: 'shadow', label: 'Shadow' },
  { name: 'species', label: 'Species' },
  { name: 'stock', label: 'Stock' },
  // last, as it comes with a customer's prices and must not move the others
  { name: 'price', label: 'Price' },
] as const;
type ValueFilterName = (typeof VALUE_FILTERS)[number]['name'];

/** Filters by a measure, each with one range. */
const SIZE_FILTERS = [
  { name: 'thickness', label: 'Thickness', of: (size) => size.thicknessMm },
  { name: 'wearlayer', label: 'Wear layer', of: (size) => size.wearLayerMm },
  { name: 'width', label: 'Width', of: (size) => size.widthMm },
  { name: 'length', label: 'Length', of: (size) => size.lengthMm },
] as const satisfies readonly { name: string; label: string; of: (size: FloorSize) => number | undefined }[];
export type SizeFilterName = (typeof SIZE_FILTERS)[number]['name'];

export const FILTERS = [...VALUE_FILTERS, ...SIZE_FILTERS];
export type FilterName = ValueFilterName | SizeFilterName;
const MM_OF = new Map<FilterName, (size: FloorSize) => number | undefined>(
  SIZE_FILTERS.map(({ name, of }) => [name, of]),
);
const isSizeFilter = (name: FilterName): name is SizeFilterName => MM_OF.has(name);
/** Another value takes the place of the one that was chosen. */
const hasOneValue = (name: FilterName) => name === 'stock' || isSizeFilter(name);

/** Chosen values: a product has to match every filter, by any one of its values. Sizes are ranges such as `14-15`. */
export interface ProductFilter
  extends Partial<Readonly<Record<Exclude<FilterName, 'price'>, readonly string[]>>> {
  readonly price?: readonly PriceRangeId[];
}

type Text = string | null | undefined;
/** The product fields that filters use; `productPrice` (pence) is absent for visitors. */
export interface FilteredProduct {
  readonly specification?: Text;
  readonly finish?: Text;
  readonly productSurface?: Text;
  readonly productLevel?: Text;
  readonly productColor?: Text;
  readonly treeType?: Text;
  readonly productPrice?: number | null | undefined;
  readonly productUnit?: Text;
  /** m2, or pieces */
  readonly packSize?: number;
  /** packs in stock */
  readonly inventoryBalance?: number;
}

/** The finish that comes from the surface text, not from the finish field (docs/product.md, "Figures and limits"). */
export const TEXTURED = 'Textured';
const TEXTURED_SURFACE = /hand[ -]scraped|brushed|antique with|characters|saw[ -]marks/i;

const FIELD_OF: Record<Exclude<ValueFilterName, 'stock'>, (product: FilteredProduct) => Text> = {
  dimensions: (product) => product.specification,
  finish: (product) => product.finish,
  grade: (product) => product.productLevel,
  shadow: (product) => product.productColor,
  species: (product) => product.treeType,
  price: (product) => priceRangeOf(product.productPrice)?.id,
};

/** @returns the matching products, in the same order */
export function filterProducts<P extends FilteredProduct>(
  products: readonly P[],
  filter: ProductFilter,
): P[] {
  return products.filter((product) => matchesAll(product, filter));
}

/**
 * The part of a filter that can be kept for other products: without values that none of them has, and without any filter that,
 * together with those before it, would leave no products.
 */
export function filterThatFits(products: readonly FilteredProduct[], filter: ProductFilter): ProductFilter {
  let kept: ProductFilter = {};
  for (const { name } of FILTERS) {
    const values = (filter[name] ?? []).filter((value) => products.some((one) => matches(one, name, value)));
    const more = { ...kept, [name]: values };
    if (values.length > 0 && filterProducts(products, more).length > 0) kept = more;
  }
  return kept;
}

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

/** Values that the dictionary lists (call qrydicbytype), in its order. */
export type FilterDictionary = Partial<Readonly<Record<FilterName, readonly string[]>>>;

/**
 * The filter bar. A filter offers the dictionary's values or, if there are none, the products';
 * values that no product of the list has are left out unless they are chosen, so that a choice can be undone.
 */
export function facetsOf(
  products: readonly FilteredProduct[],
  filter: ProductFilter,
  dictionary: FilterDictionary = {},
): Facet[] {
  const without = leftWithout(products, filter);
  return VALUE_FILTERS.map(({ name, label }) => {
    const all = groupsBy(products, name);
    const shown = groupsBy(without(name), name);
    const chosen: readonly string[] = filter[name] ?? [];
    const offered = dictionary[name] ?? valuesOf(products, name);
    const options = [...new Set([...offered, ...chosen])]
      .filter((value) => chosen.includes(value) || countIn(all, name, value) > 0)
      .map((value) => ({
        value,
        label: labelOf(name, value),
        count: countIn(shown, name, value),
        chosen: chosen.includes(value),
      }));
    return { name, label, options, isOneOf: hasOneValue(name) };
  });
}

/** The measures of the filter bar; one that no product has is left out unless it is chosen. */
export function sizeFacetsOf(products: readonly FilteredProduct[], filter: ProductFilter): SizeFacet[] {
  const without = leftWithout(products, filter);
  return SIZE_FILTERS.map(({ name, label }) => {
    const counts = new Map(groupsBy(products, name).map(({ product }) => [mmOf(product, name), 0]));
    for (const { product, count } of groupsBy(without(name), name)) {
      const mm = mmOf(product, name);
      counts.set(mm, (counts.get(mm) ?? 0) + count);
    }
    const range = rangeOf(filter, name);
    for (const end of [range.from, range.to]) counts.set(end, counts.get(end) ?? 0);
    const sizes = [...counts].flatMap(([mm, count]) => (mm === undefined ? [] : [{ mm, count }]));
    return { name, label, range, sizes: sizes.sort((a, b) => a.mm - b.mm) };
  }).filter(({ sizes }) => sizes.length > 0);
}

/** @returns the products that all filters but one leave */
function leftWithout(products: readonly FilteredProduct[], filter: ProductFilter) {
  const left = filterProducts(products, filter);
  return (name: FilterName) =>
    filter[name]?.length ? products.filter((product) => matchesAll(product, filter, name)) : left;
}

interface Group {
  /** any product of the group, as for this filter all are alike */
  readonly product: FilteredProduct;
  count: number;
}

/** Groups products that are alike for a filter. A long list has few groups, so that few have to be compared with each value. */
function groupsBy(products: readonly FilteredProduct[], name: FilterName): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const product of products) {
    const key = groupKey(product, name);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { product, count: 1 });
  }
  return [...groups.values()];
}

function groupKey(product: FilteredProduct, name: FilterName): string {
  if (name === 'finish') return `${fieldText(product, name)}\n${product.productSurface ?? ''}`;
  if (name === 'stock') return STOCK_LEVELS.findLast(({ id }) => hasStock(product, id))?.id ?? '';
  return fieldText(product, isSizeFilter(name) ? 'dimensions' : name);
}

function countIn(groups: readonly Group[], name: FilterName, value: string): number {
  return groups.reduce((sum, { product, count }) => sum + (matches(product, name, value) ? count : 0), 0);
}

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
      dictionary[name]?.includes(value) ||
      (isSizeFilter(name)
        ? endsAreSizes(products, name, value)
        : products.some((one) => matches(one, name, value)));
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
  if (name === 'price') return isPriceRangeId(value) ? value : undefined;
  if (name === 'stock') return STOCK_LEVELS.find(({ id }) => id === value)?.id;
  return value === '' ? undefined : value;
}

/** @returns the parameters of `filterFromSearch`: equal filters give equal text, an empty one gives none */
export function filterToSearch(filter: ProductFilter): URLSearchParams {
  return new URLSearchParams(
    FILTERS.flatMap(({ name }) => [...new Set<string>(filter[name])].sort().map((value) => [name, value])),
  );
}

function matchesAll(product: FilteredProduct, filter: ProductFilter, except?: FilterName): boolean {
  return FILTERS.every(({ name }) => {
    const values = filter[name];
    if (name === except || !values?.length) return true;
    return values.some((value) => matches(product, name, value));
  });
}

function matches(product: FilteredProduct, name: FilterName, value: string): boolean {
  if (name === 'finish') return matchesFinish(product, value);
  if (name === 'stock') return hasStock(product, value);
  if (isSizeFilter(name)) return isInRange(mmOf(product, name), parseSizeRange(value) ?? {});
  return fieldText(product, name) === value;
}

function hasStock(
  { inventoryBalance = 0, packSize = 0, productUnit }: FilteredProduct,
  level: string,
): boolean {
  const m2 = STOCK_LEVELS.find(({ id }) => id === level)?.m2 ?? 0;
  if (m2 === 0) return inventoryBalance > 0;
  return isByArea(productUnit ?? '') && Math.round(inventoryBalance * packSize * 100) >= m2 * 100;
}

function mmOf({ specification }: FilteredProduct, name: SizeFilterName): number | undefined {
  const size = floorSize(specification ?? '');
  return size && MM_OF.get(name)?.(size);
}

const rangeOf = (filter: ProductFilter, name: SizeFilterName): SizeRange =>
  parseSizeRange(filter[name]?.[0] ?? '') ?? {};

function endsAreSizes(products: readonly FilteredProduct[], name: SizeFilterName, value: string): boolean {
  const sizes = new Set(groupsBy(products, name).map(({ product }) => mmOf(product, name)));
  return Object.values(parseSizeRange(value) ?? {}).every((end) => sizes.has(end));
}

function matchesFinish({ finish, productSurface }: FilteredProduct, value: string): boolean {
  if (value === TEXTURED) return TEXTURED_SURFACE.test(productSurface ?? '');
  return hasWords(finish, value) || hasWords(productSurface, value);
}

/** Whole words only: `Oiled` is in `Brushed, UV oiled`, `lacquered` is not in `Unlacquered`. */
function hasWords(text: Text, words: string): boolean {
  const wanted = wordsOf(words);
  return wanted !== '' && ` ${wordsOf(text ?? '')} `.includes(` ${wanted} `);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function fieldText(product: FilteredProduct, name: keyof typeof FIELD_OF): string {
  return FIELD_OF[name](product)?.trim() ?? '';
}

function valuesOf(products: readonly FilteredProduct[], name: ValueFilterName): readonly string[] {
  if (name === 'price') return PRICE_RANGES.map(({ id }) => id);
  if (name === 'stock') return STOCK_LEVELS.map(({ id }) => id);
  const values = products.map((product) => fieldText(product, name)).filter((value) => value !== '');
  const sorted = [...new Set(values)].sort(name === 'dimensions' ? compareSizes : compareText);
  return name === 'finish' ? [...sorted, TEXTURED] : sorted;
}

/** A filter value as the customer reads it. */
function labelOf(name: ValueFilterName, value: string): string {
  if (name === 'dimensions') return sizeText(value);
  const levels: readonly { id: string; label: string }[] =
    name === 'price' ? PRICE_RANGES : name === 'stock' ? STOCK_LEVELS : [];
  return levels.find(({ id }) => id === value)?.label ?? value;
}

function isPriceRangeId(value: string): value is PriceRangeId {
  return PRICE_RANGES.some(({ id }) => id === value);
}
