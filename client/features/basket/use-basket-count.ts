import { useBasketCall } from './basket.api.ts';

/** Lines in the basket, for the header; undefined for visitors and while it is not known. */
export function useBasketCount(): number | undefined {
  return useBasketCall().data?.data.length;
}
