import { FITTING_SERIES } from '../../../contracts/domain/quantity/goods-count.ts';
import { PRODUCT_LIST } from '../../data/products.ts';
import { brandName } from '../../lib/api-client.ts';
import { useCall } from '../../lib/use-call.ts';

/** Fitting as it is sold, one service for each install method; the page works without it. */
export function useFittingServices() {
  return useCall(PRODUCT_LIST, { productType: 'Timber', series: FITTING_SERIES, brand: brandName() });
}

/** The install methods, as the dictionary names them. */
export function useInstallMethods() {
  return useCall('/api/dic', { type: 'InstallMethod' });
}
