import { brandName } from '../lib/api-client.ts';
import { useCall } from '../lib/use-call.ts';
import { PRODUCT_LIST } from './products.ts';

/** Every accessory on sale, with the customer's prices. */
export function useAccessories() {
  return useCall(PRODUCT_LIST, { productType: 'Timber', series: 'Accessories', brand: brandName() });
}
