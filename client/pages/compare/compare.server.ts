import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { PRODUCT, productOf, SPEC } from '../../data/product-calls.ts';
import { compareTitle, readCompareAddress } from './compare-address.ts';

export const needs: PageNeeds = {
  // not `calls`: a page with some floors is better than none where others are no longer in the range
  follow: (search) =>
    readCompareAddress(search).floors.flatMap((id) => [
      [PRODUCT, productOf(id)] as const,
      [SPEC, productOf(id)] as const,
    ]),
  isMadeUp: (search) => readCompareAddress(search).floors.length > 0,
  head: (search, replies) => {
    const title = compareTitle(productsIn(search, replies).map(({ productName }) => productName));
    return title ? { title } : undefined;
  },
  // without floors it is empty
  listed: { calls: () => [], queries: () => [] },
};

const productsIn = (search: string, replies: Replies) =>
  readCompareAddress(search).floors.flatMap((id) => replyIn(replies, [PRODUCT, productOf(id)])?.data ?? []);
