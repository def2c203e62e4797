import { useEffect } from 'react';
import { useBasketCall } from '../../features/basket/basket.api.ts';
import { FLOORS_TO_FIT_MAX, writeFittingAddress } from '../../lib/fitting-address.ts';
import { useGo } from '../../state/device.ts';

const FLOOR_UNIT = 'Pack/M2';

/**
 * If the address names no floors, opens the page again with those of the basket, as the basket's link would.
 * @param isWanted whether the address names none
 * @returns `looking` until that is known
 */
export function useBasketFloors(isWanted: boolean): 'looking' | 'none' {
  const call = useBasketCall();
  const go = useGo();
  const floors = (call.data?.data ?? [])
    .filter(
      ({ carType, productUnit, productName }) => carType === 0 && productUnit === FLOOR_UNIT && productName,
    )
    .slice(0, FLOORS_TO_FIT_MAX)
    .map(({ productId, number }) => ({ productId, packs: number }));
  const { selctedProductList } = writeFittingAddress({ isProject: false, floors });
  const hasFloors = floors.length > 0;
  useEffect(() => {
    if (!isWanted || !hasFloors) return;
    go('accessories', { isProject: 'false', selctedProductList }, { replace: true });
  }, [isWanted, hasFloors, selctedProductList, go]);
  return hasFloors || (!call.data && call.error === undefined) ? 'looking' : 'none';
}
