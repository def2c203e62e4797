import type { Product } from '../../data/order-line.ts';
import { type PageNeeds, replyIn } from '../../data/page-needs.ts';
import { PRODUCT, productOf } from '../../data/product-calls.ts';
import { floorIn } from './floor-in-address.ts';

/** What a page about one floor needs of the server: that floor. Search engines list the page alone, since any floor has one. */
export const floorNeeds = (titleOf: (product: Product, search: string) => string): PageNeeds => ({
  calls: (search) => {
    const id = floorIn(search);
    return id ? [[PRODUCT, productOf(id)]] : [];
  },
  isMadeUp: (search) => floorIn(search) !== undefined,
  head: (search, replies) => {
    const id = floorIn(search);
    const product = id && replyIn(replies, [PRODUCT, productOf(id)])?.data;
    return product ? { title: titleOf(product, search) } : undefined;
  },
  // without a floor it is empty
  listed: { calls: () => [], queries: () => [] },
});
