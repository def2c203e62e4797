import { countText } from '../../contracts/domain/number/notation.ts';

/** With fewer packs than this, stock may not cover a larger job, so the number is shown. */
const FEW_PACKS = 10;

export type StockLevel = 'plenty' | 'few' | 'none';

/** The stock level in a line; visitors see it too. */
export function stockText(packs: number): { readonly level: StockLevel; readonly text: string } {
  if (packs <= 0) return { level: 'none', text: 'Out of stock' };
  const counted = countText(packs, 'pack');
  return packs < FEW_PACKS
    ? { level: 'few', text: `Only ${counted} left` }
    : { level: 'plenty', text: `${counted} in stock` };
}
