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
