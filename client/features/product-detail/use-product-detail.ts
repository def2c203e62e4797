import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { type ListType, seriesNamed } from '../../../contracts/rules/series.ts';
import type { Product } from '../../lib/order-line.ts';
import { useCall } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { PRODUCT_LIST } from '../../state/products.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { isUnknownProduct, neighboursInput, PRODUCT, productInput } from './product-detail.api.ts';

const NEIGHBOURS_SHOWN = 4;

export interface ProductDetailModel {
  readonly product: Product | undefined;
  /** there is no such product */
  readonly unknown: boolean;
  readonly error: unknown;
  readonly loggedIn: boolean;
  /** the price is this customer's, not still on its way */
  readonly priceKnown: boolean;
  /** the list that the product's series has, '' when it has none of its own */
  readonly listType: ListType;
  /** other products of the series */
  readonly neighbours: readonly Product[];
  readonly retry: () => void;
}

/** One product by the query `id`. Without it, the visitor goes back to where they came from (spec section 2). */
export function useProductDetail(): ProductDetailModel {
  const input = productInput(useSearch());
  useBackWithout(input?.productId);
  const { data, error, isOwn, retry } = useCall(PRODUCT, input ?? null);
  const product = data?.data;
  const series = useCall(PRODUCT_LIST, (product && neighboursInput(product)) ?? null);
  const list = series.data?.data;
  const productId = product?.productId;
  const neighbours = useMemo(() => nextTo(productId, list ?? []), [productId, list]);
  const loggedIn = isCustomer(useSession());
  return {
    product,
    unknown: product === undefined && isUnknownProduct(error),
    error: product ? undefined : error,
    loggedIn,
    priceKnown: loggedIn && isOwn,
    listType: (product && seriesNamed(product.productSeries)?.menu?.listType) ?? '',
    neighbours,
    retry,
  };
}

/** The products that stand behind this one in its series, from the front again at the end. */
export function nextTo<P extends { readonly productId: string }>(
  productId: string | undefined,
  list: readonly P[],
): P[] {
  const at = list.findIndex((other) => other.productId === productId);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.slice(0, NEIGHBOURS_SHOWN);
}

function useBackWithout(productId: string | undefined): void {
  const go = useGo();
  useEffect(() => {
    if (productId) return;
    // A page that was opened by its address has nowhere to go back to.
    if (window.history.length > 1 && document.referrer.startsWith(window.location.origin))
      window.history.back();
    else go('flooring', {}, { replace: true });
  }, [productId, go]);
}
