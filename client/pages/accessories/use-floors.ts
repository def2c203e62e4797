import useSWR from 'swr';
import { type FloorSpec, readFloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { hasResultCode } from '../../lib/call-error.ts';
import { useCallScope } from '../../lib/call-scope.ts';
import type { FloorToFit } from '../../lib/fitting-address.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { reportSessionEnd } from '../../lib/use-call.ts';

/** A floor that is still on sale, with its technical facts where the backend has them. */
export interface ReadFloor extends FloorToFit {
  readonly product: Product;
  readonly spec: FloorSpec | undefined;
}

export interface Floors {
  readonly floors: readonly ReadFloor[];
  /** ids in the address of floors no longer on sale */
  readonly gone: readonly string[];
}

/** The floors that the address names; read together, because there is no fixed number of them. */
export function useFloors(wanted: readonly FloorToFit[]): Reading<Floors> {
  const scope = useCallScope();
  const ids = wanted.map(({ productId }) => productId).join(',');
  const { data, error, mutate } = useSWR(
    ids === '' ? null : (['accessories', ids, scope] as const),
    ([, list]) => Promise.all(list.split(',').map(readFloor)),
    { onError: reportSessionEnd, revalidateOnFocus: false },
  );
  const read = new Map(data?.flatMap((floor) => (floor ? [[floor.product.productId, floor] as const] : [])));
  const floors = data && {
    floors: wanted.flatMap(({ productId, packs }) => {
      const floor = read.get(productId);
      return floor ? [{ productId, packs, ...floor }] : [];
    }),
    gone: wanted.map(({ productId }) => productId).filter((id) => !read.has(id)),
  };
  return readingOf({ error, retry: () => mutate() }, floors);
}

/** @returns undefined when nothing on sale has this id */
async function readFloor(productId: string): Promise<Omit<ReadFloor, 'productId' | 'packs'> | undefined> {
  try {
    const [{ data: product }, spec] = await Promise.all([
      call('/woojiapi/product/qrybyproductid', { productId, brand: brandName() }),
      // without technical facts, the page suggests no quantities
      readFloorSpec(productId),
    ]);
    return { product, spec };
  } catch (error) {
    // nothing on sale has the id, or it breaks the contract
    if (hasResultCode(error, '1')) return undefined;
    throw error;
  }
}
