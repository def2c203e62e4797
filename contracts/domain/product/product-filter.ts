import { sizeText } from '../number/notation.ts';
import { compareSizes, compareText } from '../text/text-order.ts';

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

/** Filters of the product list, in the order of the filter bar and of the URL (docs/product.md, "Figures and limits"). */
export const FILTERS = [
  { name: 'dimensions', label: 'Dimensions' },
  { name: 'finish', label: 'Finish' },
  { name: 'grade', label: 'Grade' },
  { name: 'shadow', label: 'Shadow' },
  { name: 'species', label: 'Species' },
  { name: 'price', label: 'Price' },
] as const;
export type FilterName = (typeof FILTERS)[number]['name'];
type TextFilterName = Exclude<FilterName, 'price'>;

/** Chosen values: a product has to match every filter, by any one of its values. */
export interface ProductFilter extends Partial<Readonly<Record<TextFilterName, readonly string[]>>> {
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
}

/** The finish that comes from the surface text, not from the finish field (docs/product.md, "Figures and limits"). */
export const TEXTURED = 'Textured';
const TEXTURED_SURFACE = /hand[ -]scraped|brushed|antique with|characters|saw[ -]marks/i;

const FIELD_OF: Record<FilterName, (product: FilteredProduct) => Text> = {
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
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly FacetOption[];
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
  return FILTERS.map(({ name, label }) => {
    const all = groupsBy(products, name);
    const shown = groupsBy(
      products.filter((product) => matchesAll(product, filter, name)),
      name,
    );
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
    return { name, label, options };
  });
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
    const text = fieldText(product, name);
    const key = name === 'finish' ? `${text}\n${product.productSurface ?? ''}` : text;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { product, count: 1 });
  }
  return [...groups.values()];
}

function countIn(groups: readonly Group[], name: FilterName, value: string): number {
  return groups.reduce((sum, { product, count }) => sum + (matches(product, name, value) ? count : 0), 0);
}

/** The part of a filter that can match something: values that the dictionary lists or one of the products has. */
export function knownFilter(
  products: readonly FilteredProduct[],
  filter: ProductFilter,
  dictionary: FilterDictionary = {},
): ProductFilter {
  const kept = FILTERS.map(({ name }) => {
    const values: readonly string[] = filter[name] ?? [];
    const isKnown = (value: string) =>
      name === 'price' ||
      dictionary[name]?.includes(value) ||
      products.some((product) => matches(product, name, value));
    return [name, values.filter(isKnown)] as const;
  });
  return Object.fromEntries(kept.filter(([, values]) => values.length > 0));
}

/** @returns the filter with the value added, or removed if it was chosen */
export function toggleFilterValue(filter: ProductFilter, name: FilterName, value: string): ProductFilter {
  const chosen: readonly string[] = filter[name] ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return filterFromSearch(filterToSearch({ ...filter, [name]: values }));
}

/**
 * Reads the filter from the query of a URL, one parameter per value: `?grade=Prime (AB)&grade=Nature (ABC)`.
 * Unknown parameters, unknown price ranges, blanks and repeats are dropped; values come sorted.
 */
export function filterFromSearch(search: URLSearchParams): ProductFilter {
  const chosen = FILTERS.map(({ name }) => {
    const values = search.getAll(name).map((value) => value.trim());
    const known = values.filter((value) => (name === 'price' ? isPriceRangeId(value) : value !== ''));
    return [name, [...new Set(known)].sort()] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
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
  return name === 'finish' ? matchesFinish(product, value) : fieldText(product, name) === value;
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

function fieldText(product: FilteredProduct, name: FilterName): string {
  return FIELD_OF[name](product)?.trim() ?? '';
}

function valuesOf(products: readonly FilteredProduct[], name: FilterName): readonly string[] {
  if (name === 'price') return PRICE_RANGES.map(({ id }) => id);
  const values = products.map((product) => fieldText(product, name)).filter((value) => value !== '');
  const sorted = [...new Set(values)].sort(name === 'dimensions' ? compareSizes : compareText);
  return name === 'finish' ? [...sorted, TEXTURED] : sorted;
}

/** A filter value as the customer reads it. */
function labelOf(name: FilterName, value: string): string {
  if (name === 'dimensions') return sizeText(value);
  if (name !== 'price') return value;
  return PRICE_RANGES.find(({ id }) => id === value)?.label ?? value;
}

function isPriceRangeId(value: string): value is PriceRangeId {
  return PRICE_RANGES.some(({ id }) => id === value);
}
