import { useMemo } from 'react';
import type { Product } from '../../data/order-line.ts';
import { PRODUCT_LIST } from '../../data/products.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { useCall, usePrepared } from '../../lib/use-call.ts';
import { type Neighbour, neighboursKey, neighboursOf } from './neighbours.ts';
import { neighboursInput } from './product.api.ts';

const NONE: readonly Neighbour[] = [];

/** Other products of the series, from the page or from the list of the series. Empty while they load, and if they can't be loaded. */
export function useNeighbours(product: Product | undefined): readonly Neighbour[] {
  const productId = product?.productId;
  const prepared = usePrepared<readonly Neighbour[]>(productId ? neighboursKey(productId) : '');
  const input = prepared || !product ? undefined : neighboursInput(product);
  // without prices, so that all users share the cached list
  const series = useCall(PRODUCT_LIST, input ?? null, { scope: VISITOR_SCOPE });
  const list = series.data?.data;
  return useMemo(
    () => prepared ?? (list ? neighboursOf(productId, list) : NONE),
    [prepared, productId, list],
  );
}
