import { useMemo } from 'react';
import { FITTING_SERIES } from '../../contracts/domain/quantity/goods-count.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import { brandName } from '../lib/api-client.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { invalidate, useCall } from '../lib/use-call.ts';
import { useSame } from '../lib/use-same.ts';
import { useSite } from '../state/site-context.ts';
import { type NamedProducts, namedInput } from './named-products.ts';
import type { Product } from './order-line.ts';
import { joinLists, PRODUCT_LIST, productListInput, useRetries, WHOLE_SHOP } from './products.ts';

/** What can be ordered now. */
export interface Orderable {
  /** floors and accessories, with the customer's prices */
  readonly products: readonly Product[];
  /** numbers of fitting services, which are ordered with their floors */
  readonly fittingNumbers: readonly string[];
}

const NONE: readonly Product[] = [];

/**
 * What is on sale with the customer's own prices: the whole shop, from the calls that every list of products makes; in a long
 * shop the products that are named, and for a number that no product has, those with the nearest numbers.
 */
export function useOrderableProducts(named: NamedProducts): Reading<Orderable> {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const [wood, vinyl, accessories] = isLong ? [] : WHOLE_SHOP;
  const first = useOwnList(wood);
  const second = useOwnList(vinyl);
  const third = useOwnList(accessories);
  const some = useNamed(isLong ? named : undefined);
  const services = useCall(PRODUCT_LIST, {
    productType: 'Timber',
    series: FITTING_SERIES,
    brand: brandName(),
  });
  // Wait for the services: until then, a service's number would look like a mistyped floor's. If they fail, go on without.
  const fitting = services.data?.data ?? (services.error === undefined ? undefined : NONE);
  const lists = isLong ? [some] : [first, second, third];
  const retry = useRetries(lists);
  const error = lists.find((list) => list.error !== undefined)?.error;
  const read = useSame(lists.map((list) => list.products));
  const orderable = useMemo(() => {
    const products = joinLists(read);
    if (!products || !fitting) return undefined;
    return { products, fittingNumbers: fitting.map(({ productNo }) => productNo) };
  }, [read, fitting]);
  return readingOf({ error, retry }, orderable);
}

/** Reads again what can be ordered. */
export const readOrderableAgain = (): Promise<unknown> => invalidate(PRODUCT_LIST, LIST_PAGE);

/** A list with the customer's prices; undefined while only a visitor's list, without prices, is loaded. */
function useOwnList(query: (typeof WHOLE_SHOP)[number] | undefined) {
  const { data, error, own, retry } = useCall(PRODUCT_LIST, query ? productListInput(query) : null);
  const products: readonly Product[] | undefined = own === 'here' ? data?.data : undefined;
  return { products, error, retry };
}

/** The same for products that are named. */
function useNamed(named: NamedProducts | undefined) {
  const isNone = named !== undefined && Object.values(named).flat().length === 0;
  const { data, error, own, retry } = useCall(LIST_PAGE, named && !isNone ? namedInput(named) : null);
  const products: readonly Product[] | undefined = own === 'here' ? data?.data.products : undefined;
  return { products: isNone ? NONE : products, error, retry };
}
