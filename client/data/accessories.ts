import { brandName } from '../lib/api-client.ts';
import { useCall } from '../lib/use-call.ts';
import { PRODUCT_LIST } from './products.ts';

/** Every accessory on sale, with the customer's prices. @param isWanted no call is made while it is false */
export function useAccessories(isWanted = true) {
  const input = { productType: 'Timber', series: 'Accessories', brand: brandName() } as const;
  return useCall(PRODUCT_LIST, isWanted ? input : null);
}

/** The first of every use, then the second, and so on, so that even a short list has one of each use. */
export function accessoriesByTurns<Accessory extends { readonly use: string }>(
  accessories: readonly Accessory[],
): Accessory[] {
  const seen = new Map<string, number>();
  return accessories
    .map((accessory) => {
      const turn = seen.get(accessory.use) ?? 0;
      seen.set(accessory.use, turn + 1);
      return { accessory, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ accessory }) => accessory);
}
