import { isByArea } from '../quantity/quantity-text.ts';
import { type FloorSize, floorSize } from './floor-size.ts';
import { type UseId, usesOf } from './floor-uses.ts';
import { patternOf } from './series.ts';
import { isInRange, parseSizeRange } from './size-range.ts';
import {
  isTechnicalFilter,
  meetsLevel,
  type TechnicalFacts,
  type TechnicalFilterName,
} from './technical-levels.ts';

/** As the specification writes prices, such as £00.00. */
const pounds = (pence: number) => `£${(pence / 100).toFixed(2).padStart(5, '0')}`;

/** The price ranges of the list's filter, in pence per m2, both ends included (docs/product.md, "Figures and limits"). */
export const PRICE_RANGES = [0, 2000, 4000, 6000, 8000].map((from) => {
  const to = from + 1999;
  return { id: `${from}-${to}`, label: `${pounds(from)}-${pounds(to)}`, from, to };
});

export type PriceRange = (typeof PRICE_RANGES)[number];

/**
 * @param pence whole pence; absent for visitors
 * @returns undefined without a price or outside all ranges, such as an accessory at £100.00
 */
export function priceRangeOf(pence: number | null | undefined): PriceRange | undefined {
  if (typeof pence !== 'number') return undefined;
  return PRICE_RANGES.find(({ from, to }) => from <= pence && pence <= to);
}

/** How much has to be in stock, in m2; `any` is one pack or piece. */
export const STOCK_LEVELS = [
  { id: 'any', label: 'In stock', m2: 0 },
  ...[50, 100, 250, 500].map((m2) => ({ id: String(m2), label: `${m2} m² or more`, m2 })),
];

/** Filters with a list of values, in the order of the filter bar and of the URL (docs/product.md, "Figures and limits"). */
export const VALUE_FILTERS = [
  { name: 'dimensions', label: 'Dimensions' },
  { name: 'finish', label: 'Finish' },
  { name: 'grade', label: 'Grade' },
  { name: 'shadow', label: 'Shadow' },
  { name: 'species', label: 'Species' },
  { name: 'pattern', label: 'Pattern' },
  { name: 'use', label: 'Use' },
  { name: 'fire', label: 'Fire class' },
  { name: 'ptv', label: 'Slip resistance, wet' },
  { name: 'useclass', label: 'Use class' },
  { name: 'stock', label: 'Stock' },
  // last, as it comes with a customer's prices and must not move the others
  { name: 'price', label: 'Price' },
] as const;
export type ValueFilterName = (typeof VALUE_FILTERS)[number]['name'];

/** Filters by a measure, each with one range. */
export const SIZE_FILTERS = [
  { name: 'thickness', label: 'Thickness', of: (size) => size.thicknessMm },
  { name: 'wearlayer', label: 'Wear layer', of: (size) => size.wearLayerMm },
  { name: 'width', label: 'Width', of: (size) => size.widthMm },
  { name: 'length', label: 'Length', of: (size) => size.lengthMm },
] as const satisfies readonly { name: string; label: string; of: (size: FloorSize) => number | undefined }[];
export type SizeFilterName = (typeof SIZE_FILTERS)[number]['name'];

export const FILTERS = [...VALUE_FILTERS, ...SIZE_FILTERS];
export type FilterName = ValueFilterName | SizeFilterName;
export const isFilterName = (name: string): name is FilterName => FILTERS.some((one) => one.name === name);
const MM_OF = new Map<FilterName, (size: FloorSize) => number | undefined>(
  SIZE_FILTERS.map(({ name, of }) => [name, of]),
);
export const isSizeFilter = (name: FilterName): name is SizeFilterName => MM_OF.has(name);
/** All chosen values have to match; for the other filters, one is enough. */
export const wantsAll = (name: FilterName) => name === 'use';
/** Another value takes the place of the one that was chosen. */
export const hasOneValue = (name: FilterName) =>
  name === 'stock' || isTechnicalFilter(name) || isSizeFilter(name);

type Text = string | null | undefined;
/** The product fields that filters use; `productPrice` (pence) is absent for visitors. */
export interface FilteredProduct extends TechnicalFacts {
  readonly productSeries?: Text;
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

const FIELD_OF: Record<
  Exclude<ValueFilterName, 'stock' | 'use' | TechnicalFilterName>,
  (product: FilteredProduct) => Text
> = {
  dimensions: (product) => product.specification,
  finish: (product) => product.finish,
  grade: (product) => product.productLevel,
  shadow: (product) => product.productColor,
  species: (product) => product.treeType,
  pattern: (product) => patternOf(product.productSeries ?? ''),
  price: (product) => priceRangeOf(product.productPrice)?.id,
};

export type ProductTest = (product: FilteredProduct) => boolean;

/** @returns whether a product has a value of a filter; the value is read once for all products */
export function hasValue(name: FilterName, value: string): ProductTest {
  if (name === 'finish') return hasFinish(value);
  if (name === 'stock') return (product) => hasStock(product, value);
  if (name === 'use') return (product) => usesOf(product).includes(value as UseId);
  if (isTechnicalFilter(name)) return (product) => meetsLevel(product, name, value);
  if (!isSizeFilter(name)) return (product) => fieldText(product, name) === value;
  const range = parseSizeRange(value) ?? {};
  return (product) => isInRange(mmOf(product, name), range);
}

export function hasStock(
  { inventoryBalance = 0, packSize = 0, productUnit }: FilteredProduct,
  level: string,
): boolean {
  const m2 = STOCK_LEVELS.find(({ id }) => id === level)?.m2 ?? 0;
  if (m2 === 0) return inventoryBalance > 0;
  return isByArea(productUnit ?? '') && Math.round(inventoryBalance * packSize * 100) >= m2 * 100;
}

/** @returns a measure; undefined where the specification doesn't tell it */
export function mmOf({ specification }: FilteredProduct, name: SizeFilterName): number | undefined {
  const size = floorSize(specification ?? '');
  return size && MM_OF.get(name)?.(size);
}

/** Whole words only: `Oiled` is in `Brushed, UV oiled`, `lacquered` is not in `Unlacquered`. */
function hasFinish(value: string): ProductTest {
  if (value === TEXTURED) return ({ productSurface }) => TEXTURED_SURFACE.test(productSurface ?? '');
  const wanted = wordsOf(value);
  const isIn = (text: Text) => wanted !== '' && ` ${wordsOf(text ?? '')} `.includes(` ${wanted} `);
  return ({ finish, productSurface }) => isIn(finish) || isIn(productSurface);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function fieldText(product: FilteredProduct, name: keyof typeof FIELD_OF): string {
  return FIELD_OF[name](product)?.trim() ?? '';
}
