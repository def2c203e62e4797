import { useCallback, useMemo } from 'react';
import type { InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { queriesOfListType, type SeriesQuery } from '../../contracts/domain/product/series.ts';
import { brandName } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { type Retry, useCall } from '../lib/use-call.ts';
import { useSame } from '../lib/use-same.ts';
import type { ListedProduct } from './listed-product.ts';

export const PRODUCT_LIST = '/woojiapi/product/qrybrandseries';
type ListInput = InputOf<typeof PRODUCT_LIST>;

/** Everything the shop sells: floors of both types, and accessories, which aren't in the lists of floors. */
export const WHOLE_SHOP: readonly SeriesQuery[] = [...queriesOfListType(''), ...queriesOfListType('other')];

export function productListInput({ productType, series }: SeriesQuery): ListInput {
  return { productType, series, brand: brandName() };
}

/** The inputs of the calls for a page that shows the whole shop. */
export function wholeShopCalls() {
  return listCalls(WHOLE_SHOP);
}

export function listCalls(queries: readonly SeriesQuery[]) {
  return queries.map((query) => [PRODUCT_LIST, productListInput(query)] as const);
}

type Lists = readonly (ReplyOf<typeof PRODUCT_LIST> | undefined)[];

/** @returns the products of several lists as one, each once, in the order of the lists; undefined until all are there */
export function joinLists<P extends ListedProduct>(
  lists: readonly (readonly P[] | undefined)[],
): P[] | undefined {
  const byId = new Map<string, P>();
  for (const list of lists) {
    if (!list) return undefined;
    for (const product of list) byId.set(product.productId, product);
  }
  return [...byId.values()];
}

/** `joinLists` for replies; the result stays the same object while the replies do. */
export function useJoined(lists: Lists): readonly ListedProduct[] | undefined {
  const data = useSame(lists.map((list) => list?.data));
  return useMemo(() => joinLists(data), [data]);
}

/** Products of up to three lists, without prices. */
export function useProducts(queries: readonly SeriesQuery[]): Reading<readonly ListedProduct[]> {
  const options = { scope: VISITOR_SCOPE };
  const inputAt = (index: number) => {
    const query = queries[index];
    return query ? productListInput(query) : null;
  };
  const first = useCall(PRODUCT_LIST, inputAt(0), options);
  const second = useCall(PRODUCT_LIST, inputAt(1), options);
  const third = useCall(PRODUCT_LIST, inputAt(2), options);
  const asked = [first, second, third].slice(0, queries.length);
  const retry = useRetries(asked);
  const error = asked.find((call) => call.error !== undefined)?.error;
  return readingOf({ error, retry }, useJoined(asked.map(({ data }) => data)));
}

/** Reads all of them again. */
export function useRetries(readings: readonly { readonly retry: Retry }[]): Retry {
  const retries = useSame(readings.map(({ retry }) => retry));
  return useCallback(() => Promise.all(retries.map((again) => again())), [retries]);
}
