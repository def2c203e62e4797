import { useMemo } from 'react';
import type { Product } from '../../data/order-line.ts';
import { useProducts } from '../../data/products.ts';
import { usePrepared } from '../../lib/use-call.ts';
import { type Related, relatedKey, relatedQueries, relatedTo } from './related.ts';

const NONE: readonly Related[] = [];

/** Products like this one, from the page or from the lists of the shop. Empty while they load, and if they can't be loaded. */
export function useRelated(product: Product): readonly Related[] {
  const prepared = usePrepared<readonly Related[]>(relatedKey(product.productId));
  const shop = useProducts(prepared ? [] : relatedQueries(product));
  const list = shop.state === 'ready' ? shop.value : undefined;
  return useMemo(() => prepared ?? (list ? relatedTo(product, list) : NONE), [prepared, product, list]);
}
