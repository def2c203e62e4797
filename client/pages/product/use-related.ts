import { useMemo } from 'react';
import { LIST_PAGE, WHOLE_LISTS } from '../../../contracts/site/page-calls.ts';
import type { Product } from '../../data/order-line.ts';
import { useProducts } from '../../data/products.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { useCall, usePrepared } from '../../lib/use-call.ts';
import { useSite } from '../../state/site-context.ts';
import { type Related, relatedInput, relatedKey, relatedQueries, relatedTo } from './related.ts';

const NONE: readonly Related[] = [];

/** Products like this one, from the page or from the lists of the shop. Empty while they load, and if they can't be loaded. */
export function useRelated(product: Product): readonly Related[] {
  const prepared = usePrepared<readonly Related[]>(relatedKey(product.productId));
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const shop = useProducts(prepared || isLong ? [] : relatedQueries(product));
  const page = useCall(LIST_PAGE, !prepared && isLong ? relatedInput(product) : null, {
    scope: VISITOR_SCOPE,
  });
  const whole = shop.state === 'ready' ? shop.value : undefined;
  const list = isLong ? page.data?.data.products : whole;
  return useMemo(() => prepared ?? (list ? relatedTo(product, list) : NONE), [prepared, product, list]);
}
