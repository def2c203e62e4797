import { countText } from '../../contracts/rules/notation.ts';

/** Below this many packs a job of some size is not covered, so it is worth saying. */
const FEW_PACKS = 10;

export type StockLevel = 'plenty' | 'few' | 'none';

/** What is in stock, in a line; visitors see it too. */
export function stockText(packs: number): { readonly level: StockLevel; readonly text: string } {
  if (packs <= 0) return { level: 'none', text: 'Out of stock' };
  const counted = countText(packs, 'pack');
  return packs < FEW_PACKS
    ? { level: 'few', text: `Only ${counted} left` }
    : { level: 'plenty', text: `${counted} in stock` };
}
