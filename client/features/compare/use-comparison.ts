import { useMemo } from 'react';
import type { FloorSpec } from '../../data/floor-spec.ts';
import type { Product } from '../../data/order-line.ts';
import { isUnknownProduct, PRODUCT, productOf, SPEC, specInput } from '../../data/product-calls.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { isUnavailable, type Reading, readingOf } from '../../lib/reading.ts';
import { type OwnState, type Retry, useCall } from '../../lib/use-call.ts';
import type { ComparedFloor } from './compared-facts.ts';

export interface PricedFloor extends ComparedFloor {
  readonly price: OwnState;
}

export interface Compared {
  readonly floors: readonly PricedFloor[];
  /** how many are no product of ours, or no longer */
  readonly unknown: number;
  /** what could not be read, and how to read it again; undefined where that would not help */
  readonly lacking: readonly { readonly what: string; readonly retry: Retry | undefined }[];
}

/** Up to four floors by their ids, with all that is known about them. */
export function useComparison(ids: readonly string[]): Reading<Compared> {
  const [one, two, three, four] = [useFloor(ids[0]), useFloor(ids[1]), useFloor(ids[2]), useFloor(ids[3])];
  const all = [one, two, three, four].slice(0, ids.length);
  const retry = () => Promise.all(all.map((floor) => floor.retry()));
  const retrySpecs = () => Promise.all(all.map((floor) => floor.retrySpec()));
  const error = all.find((floor) => floor.error !== undefined && !floor.isUnknown)?.error;
  const floors = all.flatMap(({ floor }) => floor ?? []);
  const unknown = all.filter(({ isUnknown }) => isUnknown).length;
  const specErrors = all.flatMap(({ specError }) => specError ?? []);
  const lacking = [
    ...(floors.some(({ price }) => price === 'failed') ? [{ what: 'Your prices', retry }] : []),
    ...(specErrors.length > 0
      ? [
          {
            what: 'Some of the technical data',
            retry: specErrors.every(isUnavailable) ? undefined : retrySpecs,
          },
        ]
      : []),
  ];
  const isHere = floors.length + unknown === all.length;
  return readingOf({ error, retry }, isHere ? { floors, unknown, lacking } : undefined);
}

/** Technical facts are the same for all users, so a customer doesn't read them again. */
const FOR_ALL = { scope: VISITOR_SCOPE };

function useFloor(id: string | undefined) {
  const read = useCall(PRODUCT, id === undefined ? null : productOf(id));
  const product: Product | undefined = read.data?.data;
  const known = useCall(SPEC, (product && specInput(product)) ?? null, FOR_ALL);
  const spec: FloorSpec | undefined = known.data?.data;
  const isWaiting = product !== undefined && known.isLoading;
  const floor = useMemo(
    () => (product && !isWaiting ? { product, spec, price: read.own } : undefined),
    [product, spec, isWaiting, read.own],
  );
  return {
    floor,
    isUnknown: product === undefined && isUnknownProduct(read.error),
    error: floor ? undefined : read.error,
    retry: read.retry,
    specError: isUnknownProduct(known.error) ? undefined : known.error,
    retrySpec: known.retry,
  };
}
