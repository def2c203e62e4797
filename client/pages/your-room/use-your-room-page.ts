import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { OurRoom } from '../../../contracts/site/our-rooms.ts';
import type { Product } from '../../data/order-line.ts';
import { isUnknownProduct, PRODUCT, productOf } from '../../data/product-calls.ts';
import { productIn } from '../../features/layout/layout-address.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useCall } from '../../lib/use-call.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { roomIn, yourRoomTitle } from './your-room-title.ts';

export interface YourRoomModel {
  /** undefined where the address names no product */
  readonly id: string | undefined;
  /** undefined where the floor lies in a photo */
  readonly room: OurRoom | undefined;
  readonly reading: Reading<Product>;
  readonly isUnknown: boolean;
}

/** The floor that the address names. */
export function useYourRoomPage(): YourRoomModel {
  const search = useSearch();
  const id = productIn(search);
  const room = roomIn(search);
  const { data, error, retry } = useCall(PRODUCT, id === undefined ? null : productOf(id));
  const product = data?.data;
  useNamePage(
    useMemo(() => product && { title: yourRoomTitle(product, room), isUnlisted: true }, [product, room]),
  );
  return {
    id,
    room,
    reading: readingOf({ error, retry }, product),
    isUnknown: product === undefined && isUnknownProduct(error),
  };
}
