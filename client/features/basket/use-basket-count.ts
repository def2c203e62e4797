import { useBasketCall } from './basket.api.ts';

/** Lines in the basket, for the header; undefined for visitors and while loading. */
export function useBasketCount(): number | undefined {
  return useBasketCall().data?.data.length;
}
