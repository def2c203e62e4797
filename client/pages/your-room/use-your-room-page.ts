import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '../../data/order-line.ts';
import { isUnknownProduct, PRODUCT, productOf } from '../../data/product-calls.ts';
import { productIn } from '../../features/layout/layout-address.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { yourRoomTitle } from './your-room-title.ts';

export interface YourRoomModel {
  /** undefined where the address names no product */
  readonly id: string | undefined;
  readonly reading: Reading<Product>;
  readonly isUnknown: boolean;
}

/** The floor that the address names. */
export function useYourRoomPage(): YourRoomModel {
  const id = productIn(useSearch());
  const { data, error, retry } = useCall(PRODUCT, id === undefined ? null : productOf(id));
  const product = data?.data;
  useNamePage(useMemo(() => product && { title: yourRoomTitle(product), isUnlisted: true }, [product]));
  return {
    id,
    reading: readingOf({ error, retry }, product),
    isUnknown: product === undefined && isUnknownProduct(error),
  };
}
