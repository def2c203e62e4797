import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { type ListType, seriesNamed } from '../../../contracts/domain/product/series.ts';
import type { Product } from '../../data/order-line.ts';
import { isUnknownProduct, PRODUCT } from '../../data/product-calls.ts';
import { retryOf } from '../../lib/reading.ts';
import { type OwnState, useCall } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { productInput } from './product-head.ts';

export interface ProductPageModel {
  readonly product: Product | undefined;
  /** there is no such product */
  readonly unknown: boolean;
  readonly error: unknown;
  readonly loggedIn: boolean;
  /** whether the price is this customer's, still loading, or failed to load */
  readonly price: OwnState;
  /** the list of the product's series, '' when it has none */
  readonly listType: ListType;
  /** undefined where trying again would not help */
  readonly retry: (() => void) | undefined;
}

/** One product by the query `id`. Without it, the visitor goes back to the previous page (docs/product.md, "Screens and addresses"). */
export function useProductPage(): ProductPageModel {
  const input = productInput(useSearch());
  useBackWithout(input?.productId);
  const { data, error, own, retry } = useCall(PRODUCT, input ?? null);
  const product = data?.data;
  const loggedIn = isCustomer(useSession());
  return {
    product,
    unknown: product === undefined && isUnknownProduct(error),
    error: product ? undefined : error,
    loggedIn,
    price: own,
    listType: (product && seriesNamed(product.productSeries)?.menu?.listType) ?? '',
    retry: retryOf({ error, retry }),
  };
}

function useBackWithout(productId: string | undefined): void {
  const go = useGo();
  useEffect(() => {
    if (productId) return;
    if (cameFromHere()) window.history.back();
    else go('flooring', {}, { replace: true });
  }, [productId, go]);
}

/** Whether the previous page is the shop's. If the address was opened directly, there is no page of the shop to go back to. */
function cameFromHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load?.name !== window.location.href;
}
