import { useBasketCall } from './basket.api.ts';

/** @returns packs of a product that the basket holds; 0 for visitors and while it is not known */
export function usePacksInBasket(productId: string | undefined): number {
  const lines = useBasketCall().data?.data ?? [];
  return lines
    .filter((line) => line.productId === productId && line.carType === 0)
    .reduce((packs, { number }) => packs + number, 0);
}
