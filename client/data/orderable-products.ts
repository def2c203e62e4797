import { useMemo } from 'react';
import { FITTING_SERIES } from '../../contracts/domain/quantity/goods-count.ts';
import { brandName } from '../lib/api-client.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { useCall } from '../lib/use-call.ts';
import type { Product } from './order-line.ts';
import { PRODUCT_LIST, productListInput, useRetries, WHOLE_SHOP } from './products.ts';

/** What can be ordered now. */
export interface Orderable {
  /** floors and accessories, with the customer's prices */
  readonly products: readonly Product[];
  /** numbers of fitting services, which are ordered with their floors */
  readonly fittingNumbers: readonly string[];
}

const NONE: readonly Product[] = [];

/** The whole shop with the customer's own prices, from the calls that every list of products makes. */
export function useOrderableProducts(): Reading<Orderable> {
  const first = useOwnList(WHOLE_SHOP[0]);
  const second = useOwnList(WHOLE_SHOP[1]);
  const third = useOwnList(WHOLE_SHOP[2]);
  const services = useCall(PRODUCT_LIST, {
    productType: 'Timber',
    series: FITTING_SERIES,
    brand: brandName(),
  });
  // Wait for the services: until then, a service's number would look like a mistyped floor's. If they fail, go on without.
  const fitting = services.data?.data ?? (services.error === undefined ? undefined : NONE);
  const lists = [first, second, third];
  const retry = useRetries([first.retry, second.retry, third.retry], lists.length);
  const error = lists.find((list) => list.error !== undefined)?.error;
  const [one, two, three] = lists.map((list) => list.products);
  const orderable = useMemo(() => {
    if (!one || !two || !three || !fitting) return undefined;
    return {
      products: [...one, ...two, ...three],
      fittingNumbers: fitting.map(({ productNo }) => productNo),
    };
  }, [one, two, three, fitting]);
  return readingOf({ error, retry }, orderable);
}

/** A list with the customer's prices; undefined while only a visitor's list, without prices, is loaded. */
function useOwnList(query: (typeof WHOLE_SHOP)[number] | undefined) {
  const { data, error, own, retry } = useCall(PRODUCT_LIST, query ? productListInput(query) : null);
  const products: readonly Product[] | undefined = own === 'here' ? data?.data : undefined;
  return { products, error, retry };
}
