import { brandName } from '../lib/api-client.ts';
import { useCall } from '../lib/use-call.ts';
import { PRODUCT_LIST } from './products.ts';

/** Every accessory on sale, with the customer's prices. @param isWanted makes no call otherwise */
export function useAccessories(isWanted = true) {
  const input = { productType: 'Timber', series: 'Accessories', brand: brandName() } as const;
  return useCall(PRODUCT_LIST, isWanted ? input : null);
}
