import { compareText } from '../text/text-order.ts';

/** What a search has found comes best first, until another order is chosen. */
const BEST_MATCH = { id: 'match', label: 'Best match' } as const;

/** Sort options of the product list, the default first (docs/product.md, "Figures and limits"). */
const SORT_OPTIONS = [
  { id: 'name', label: 'Name' },
  { id: 'price-desc', label: 'Price high to low' },
  { id: 'price-asc', label: 'Price low to high' },
] as const;
export type SortId = (typeof SORT_OPTIONS)[number]['id'] | 'match';

/** @param q what is searched for; '' is a list without a search */
export const sortOptions = (q: string) => (q ? [BEST_MATCH, ...SORT_OPTIONS] : SORT_OPTIONS);
/** Visitors have no prices to sort by. */
export const sortsByPrice = (sort: SortId): boolean => sort.startsWith('price');
export const defaultSort = (q: string): SortId => (q ? 'match' : 'name');

export interface SortedProduct {
  readonly productName: string;
  readonly productPrice?: number | null | undefined;
}

/** Reads the query `sort`; the default if it is missing or unknown. */
export function parseSort(text: string | null | undefined, q = ''): SortId {
  return sortOptions(q).find(({ id }) => id === text)?.id ?? defaultSort(q);
}

/**
 * @returns a sorted copy; equals keep their order, and products without a price (all of them for a visitor) come last
 */
export function sortProducts<P extends SortedProduct>(products: readonly P[], sort: SortId): P[] {
  return [...products].sort(COMPARE[sort]);
}

const COMPARE: Record<SortId, (a: SortedProduct, b: SortedProduct) => number> = {
  match: () => 0,
  name: (a, b) => compareText(a.productName, b.productName),
  'price-desc': (a, b) => comparePrices(a, b, -1),
  'price-asc': (a, b) => comparePrices(a, b, 1),
};

function comparePrices(a: SortedProduct, b: SortedProduct, direction: 1 | -1): number {
  const left = a.productPrice ?? undefined;
  const right = b.productPrice ?? undefined;
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return (left - right) * direction;
}
