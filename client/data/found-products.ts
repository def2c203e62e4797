import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Found, FoundProduct } from '../../contracts/domain/product/find-products.ts';
import { type Reading, readingOf } from '../lib/reading.ts';

/** Fetched with the first search. */
const loadFinder = async () => {
  const { productFinder } = await import('../../contracts/domain/product/find-products.ts');
  return { productFinder };
};

/**
 * Searches products in the browser, as the server does for the first view.
 * @param products undefined while they load
 * @param q what is searched for; nothing is fetched while it is ''
 */
export function useFound<P extends FoundProduct>(
  products: readonly P[] | undefined,
  q: string,
): Reading<Found<P>> {
  const { data, error, mutate } = useSWRImmutable<Awaited<ReturnType<typeof loadFinder>>, Error>(
    q === '' ? null : 'product finder',
    loadFinder,
  );
  const find = useMemo(() => products && data?.productFinder(products), [products, data]);
  const found = useMemo(() => (q === '' ? undefined : find?.(q)), [find, q]);
  return readingOf({ error, retry: () => mutate() }, found);
}
