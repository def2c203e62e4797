import { useMemo } from 'react';
import type { InputOf, ReplyOf } from '../../contracts/api/calls.ts';
import { brandName } from '../lib/api-client.ts';
import { VISITOR_SCOPE } from '../lib/call-scope.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { useCall } from '../lib/use-call.ts';
import { useSite } from '../state/site-context.ts';
import type { ListedProduct } from './listed-product.ts';

export const FLOOR_FACTS = '/woojiapi/product/qryfloorfacts';
export type FloorFacts = Readonly<ReplyOf<typeof FLOOR_FACTS>['data']>;

export const floorFactsInput = (): InputOf<typeof FLOOR_FACTS> => ({ brand: brandName() });

/** @returns the products with the technical facts that lists are filtered by; those without facts as they are */
export function withFacts(products: readonly ListedProduct[], facts: FloorFacts): readonly ListedProduct[] {
  const byId = new Map(facts.map((one) => [one.productId, one]));
  return products.map((product) => {
    const { fireClass, slipWetPtv, useClass } = byId.get(product.productId) ?? {};
    return fireClass === undefined ? product : { ...product, fireClass, slipWetPtv, useClass };
  });
}

/**
 * The technical facts of all floors, the same for visitors and customers.
 * @param isWanted nothing is read before
 */
export function useFloorFacts(isWanted: boolean): Reading<FloorFacts> {
  const isOffered = !useSite().absent.includes('technical-filters');
  const { data, error, retry } = useCall(FLOOR_FACTS, isWanted && isOffered ? floorFactsInput() : null, {
    scope: VISITOR_SCOPE,
  });
  return useMemo(
    () => (isOffered ? readingOf({ error, retry }, data?.data) : { state: 'unavailable' }),
    [isOffered, data, error, retry],
  );
}
