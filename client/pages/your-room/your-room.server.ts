import { type PageNeeds, replyIn } from '../../data/page-needs.ts';
import { PRODUCT, productOf } from '../../data/product-calls.ts';
import { productIn } from '../../features/layout/layout-address.ts';
import { roomIn, yourRoomTitle } from './your-room-title.ts';

export const needs: PageNeeds = {
  calls: (search) => {
    const id = productIn(search);
    return id ? [[PRODUCT, productOf(id)]] : [];
  },
  // each floor has one: search engines list the page alone
  isMadeUp: (search) => productIn(search) !== undefined,
  head: (search, replies) => {
    const id = productIn(search);
    const product = id && replyIn(replies, [PRODUCT, productOf(id)])?.data;
    return product ? { title: yourRoomTitle(product, roomIn(search)) } : undefined;
  },
  // without a floor it is empty
  listed: { calls: () => [], queries: () => [] },
};
