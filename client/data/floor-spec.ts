import useSWR from 'swr';
import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { call } from '../lib/api-client.ts';
import { useCallScope } from '../lib/call-scope.ts';
import { isUnavailable, type Reading, readingOf } from '../lib/reading.ts';
import { reportSessionEnd } from '../lib/use-call.ts';
import { isUnknownProduct, productOf, SPEC } from './product-calls.ts';

export type FloorSpec = components['schemas']['ProductSpec'];

/** @returns undefined where the backend has no technical facts about the floor */
export async function readFloorSpec(productId: string): Promise<FloorSpec | undefined> {
  try {
    return (await call(SPEC, productOf(productId))).data;
  } catch (error) {
    if (isUnknownProduct(error) || isUnavailable(error)) return undefined;
    throw error;
  }
}

const NONE: ReadonlyMap<string, FloorSpec> = new Map();

/**
 * The technical facts of floors, by product id; floors without any are left out. One hook reads them all, because their
 * number varies. While another set loads, the previous one stays.
 */
export function useFloorSpecs(productIds: readonly string[]): Reading<ReadonlyMap<string, FloorSpec>> {
  const scope = useCallScope();
  const ids = [...new Set(productIds)].sort().join(',');
  const { data, error, mutate } = useSWR(
    ids === '' ? null : (['floor-specs', ids, scope] as const),
    async ([, list]) => {
      const read = await Promise.all(list.split(',').map(readFloorSpec));
      return new Map(read.flatMap((spec) => (spec ? [[spec.productId, spec] as const] : [])));
    },
    { onError: reportSessionEnd, revalidateOnFocus: false, keepPreviousData: true },
  );
  return readingOf({ error, retry: () => mutate() }, ids === '' ? NONE : data);
}
