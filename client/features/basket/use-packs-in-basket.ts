import { useBasketCall } from './basket.api.ts';

/** @returns packs of a product in the basket; 0 for visitors and while loading */
export function usePacksInBasket(productId: string | undefined): number {
  const lines = useBasketCall().data?.data ?? [];
  return lines
    .filter((line) => line.productId === productId && line.carType === 0)
    .reduce((packs, { number }) => packs + number, 0);
}
