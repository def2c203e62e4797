import useSWR from 'swr';
import type { components } from '../../contracts/generated/woojiapi.ts';
import { brandName, call } from '../lib/api-client.ts';
import { hasResultCode } from '../lib/call-error.ts';
import { useCallScope } from '../lib/call-scope.ts';
import { isUnavailable, type Reading, readingOf } from '../lib/reading.ts';
import { reportSessionEnd } from '../lib/use-call.ts';

export type FloorSpec = components['schemas']['ProductSpec'];

/** @returns undefined where the backend has no technical facts of it */
export async function readFloorSpec(productId: string): Promise<FloorSpec | undefined> {
  try {
    return (await call('/woojiapi/product/qryproductspec', { productId, brand: brandName() })).data;
  } catch (error) {
    if (hasResultCode(error, '1') || isUnavailable(error)) return undefined;
    throw error;
  }
}

const NONE: ReadonlyMap<string, FloorSpec> = new Map();

/**
 * The technical facts of floors by product, read together, as there is no fixed number of them; without those of which
 * the backend has none. While others are read, the last ones stay.
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
