import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '../../data/order-line.ts';
import { isUnknownProduct, PRODUCT, productOf } from '../../data/product-calls.ts';
import { type Reading, readingOf, retryOf } from '../../lib/reading.ts';
import { type OwnState, useCall } from '../../lib/use-call.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { floorIn } from './floor-in-address.ts';

export interface FloorPageModel {
  /** undefined where the address names no product */
  readonly id: string | undefined;
  readonly reading: Reading<Product>;
  readonly isUnknown: boolean;
  readonly price: PriceReading;
}

/** A customer's own price of the floor. */
export interface PriceReading {
  readonly state: OwnState;
  /** undefined where trying again would not help */
  readonly retry: (() => void) | undefined;
}

/** The floor that the address names. */
export function useFloorPage(titleOf: (product: Product, search: string) => string): FloorPageModel {
  const search = useSearch();
  const id = floorIn(search);
  const { data, error, own, retry } = useCall(PRODUCT, id === undefined ? null : productOf(id));
  const product = data?.data;
  const title = product && titleOf(product, search);
  useNamePage(useMemo(() => (title === undefined ? undefined : { title, isUnlisted: true }), [title]));
  return {
    id,
    reading: readingOf({ error, retry }, product),
    isUnknown: product === undefined && isUnknownProduct(error),
    price: { state: own, retry: retryOf({ error, retry }) },
  };
}
