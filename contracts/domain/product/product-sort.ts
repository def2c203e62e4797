import { compareText } from '../text/text-order.ts';
import { floorSize } from './floor-size.ts';
import { isTechnicalFilter, TECHNICAL_FACT, type TechnicalFacts } from './technical-levels.ts';

/** What a search has found comes best first, until another order is chosen. */
const BEST_MATCH = { id: 'match', label: 'Best match' } as const;

/** Sort options of the product list, the default first (docs/product.md, "Figures and limits"). */
const SORT_OPTIONS = [
  { id: 'name', label: 'Name' },
  { id: 'price-desc', label: 'Price high to low' },
  { id: 'price-asc', label: 'Price low to high' },
] as const;

export interface SortedProduct extends TechnicalFacts {
  readonly productName: string;
  readonly productNo?: string;
  readonly productSeries?: string;
  /** its measures are sorted by their figures */
  readonly specification?: string;
  readonly treeType?: string;
  readonly productLevel?: string;
  readonly productColor?: string;
  readonly finish?: string;
  readonly packSize?: number;
  readonly packWeight?: number;
  /** packs */
  readonly inventoryBalance?: number;
  readonly productPrice?: number | null | undefined;
  /** of its picture, from 0 (black) to 1 (white) */
  readonly lightness?: number | undefined;
}

type Key = string | number | null | undefined;

const sizeOf = ({ specification }: SortedProduct) => floorSize(specification ?? '');

/** What a list can be sorted by, as texts or as figures: the columns of the buyer's table, and the look of a floor. */
export const SORT_COLUMNS = {
  name: { label: 'Name', key: (product) => product.productName },
  series: { label: 'Series', key: (product) => product.productSeries },
  thickness: { label: 'Thickness', key: (product) => sizeOf(product)?.thicknessMm, isFigure: true },
  wearlayer: { label: 'Wear layer', key: (product) => sizeOf(product)?.wearLayerMm, isFigure: true },
  width: { label: 'Width', key: (product) => sizeOf(product)?.widthMm, isFigure: true },
  length: { label: 'Length', key: (product) => sizeOf(product)?.lengthMm, isFigure: true },
  species: { label: 'Species', key: (product) => product.treeType },
  grade: { label: 'Grade', key: (product) => product.productLevel },
  shadow: { label: 'Shadow', key: (product) => product.productColor },
  finish: { label: 'Finish', key: (product) => product.finish },
  fire: { label: 'Fire class', key: TECHNICAL_FACT.fire },
  ptv: { label: 'PTV, wet', key: TECHNICAL_FACT.ptv, isFigure: true },
  useclass: { label: 'Use class', key: TECHNICAL_FACT.useclass },
  pack: { label: 'Pack', key: (product) => product.packSize, isFigure: true },
  weight: { label: 'Pack weight', key: (product) => product.packWeight, isFigure: true },
  stock: { label: 'Stock', key: (product) => product.inventoryBalance, isFigure: true },
  price: { label: 'Price', key: (product) => product.productPrice, isFigure: true },
  // used by the wall of swatches
  lightness: { label: 'Lightness', key: (product) => product.lightness, isFigure: true },
} as const satisfies Record<
  string,
  { label: string; key: (product: SortedProduct) => Key; isFigure?: boolean }
>;
export type SortColumn = keyof typeof SORT_COLUMNS;

export type SortId = 'match' | 'name' | 'name-desc' | `${Exclude<SortColumn, 'name'>}-${'asc' | 'desc'}`;

export interface ColumnSort {
  readonly column: SortColumn;
  readonly isRising: boolean;
}

/** @returns the id of a sort order: `name`, `name-desc`, `width-asc` */
export function columnSortId({ column, isRising }: ColumnSort): SortId {
  if (column === 'name') return isRising ? 'name' : 'name-desc';
  return `${column}-${isRising ? 'asc' : 'desc'}`;
}

const COLUMN_SORTS = new Map<string, ColumnSort>(
  (Object.keys(SORT_COLUMNS) as SortColumn[]).flatMap((column) =>
    [true, false].map((isRising) => [columnSortId({ column, isRising }), { column, isRising }] as const),
  ),
);

/** @returns the column and direction of a sort order; undefined for the best match first */
export const columnSortOf = (sort: SortId): ColumnSort | undefined => COLUMN_SORTS.get(sort);

interface SortOption {
  readonly id: SortId;
  readonly label: string;
}

/**
 * @param q what is searched for; '' is a list without a search
 * @param sort the order in use, which is offered too when it is that of another column
 */
export function sortOptions(q: string, sort: SortId = defaultSort(q)): readonly SortOption[] {
  const options: readonly SortOption[] = q ? [BEST_MATCH, ...SORT_OPTIONS] : SORT_OPTIONS;
  const own = options.some(({ id }) => id === sort) ? undefined : columnSortOf(sort);
  return own ? [...options, { id: sort, label: directionText(own) }] : options;
}

function directionText({ column, isRising }: ColumnSort): string {
  if (column === 'lightness') return isRising ? 'Dark to light' : 'Light to dark';
  const { label, ...rest } = SORT_COLUMNS[column];
  const ends = 'isFigure' in rest ? ['low', 'high'] : ['A', 'Z'];
  return `${label} ${(isRising ? ends : ends.reverse()).join(' to ')}`;
}

/** Visitors have no prices to sort by. */
export const sortsByPrice = (sort: SortId): boolean => sort.startsWith('price');
/** What needs the technical facts of floors. */
export const sortsByFacts = (sort: SortId): boolean => isTechnicalFilter(columnSortOf(sort)?.column ?? '');
export const defaultSort = (q: string): SortId => (q ? 'match' : 'name');

/** Reads the query `sort`; the default if it is missing or unknown. */
export function parseSort(text: string | null | undefined, q = ''): SortId {
  const isKnown = (id: string): id is SortId => COLUMN_SORTS.has(id) || (q !== '' && id === BEST_MATCH.id);
  return text && isKnown(text) ? text : defaultSort(q);
}

/**
 * @returns a sorted copy; equals keep their order. Products without the value come last: by price, that is all of a visitor's
 */
export function sortProducts<P extends SortedProduct>(products: readonly P[], sort: SortId): P[] {
  const by = columnSortOf(sort);
  if (!by) return [...products];
  const direction = by.isRising ? 1 : -1;
  const rows = products.map((product) => ({ product, key: SORT_COLUMNS[by.column].key(product) }));
  return rows.sort((a, b) => compareKeys(a.key, b.key, direction)).map(({ product }) => product);
}

export function compareKeys(a: Key, b: Key, direction: 1 | -1): number {
  if (isNone(a) || isNone(b)) return Number(isNone(a)) - Number(isNone(b));
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
  return order * direction;
}

const isNone = (key: Key) => key === undefined || key === null || key === '';
