import { LIST_PAGE } from '../../../contracts/site/page-calls.ts';
import { href } from '../../../contracts/site/site-map.ts';
import type { Product } from '../../data/order-line.ts';
import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { FILES, PRODUCT, productOf, SPEC, specInput } from '../../data/product-calls.ts';
import { joinLists, listCalls, WHOLE_SHOP, wholeShopCalls } from '../../data/products.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { productHead, productInput } from './product-head.ts';
import { productStructuredData } from './product-structured-data.ts';
import { relatedInput, relatedKey, relatedQueries, relatedTo } from './related.ts';

export const needs: PageNeeds = {
  query: (search) => {
    const input = productInput(search);
    return input ? new URLSearchParams({ id: input.productId }).toString() : '';
  },
  calls: (search) => {
    const input = productInput(search);
    return input ? [[PRODUCT, input]] : [];
  },
  redirect: (search, device) => (productInput(search) ? undefined : href('flooring', device)),
  follow: (search, replies, isLongShop) => {
    const product = productIn(search, replies);
    if (!product) return [];
    const spec = specInput(product);
    return [
      [FILES, productOf(product.productId)],
      ...(spec ? [[SPEC, spec] as const] : []),
      ...(isLongShop ? [[LIST_PAGE, relatedInput(product)] as const] : listCalls(relatedQueries(product))),
    ];
  },
  // of the lists, only what is related to the product
  shown: (search, replies) => {
    const product = productIn(search, replies);
    if (!product) return replies;
    const calls = listCalls(relatedQueries(product));
    const ofLong = [LIST_PAGE, relatedInput(product)] as const;
    const list =
      replyIn(replies, ofLong)?.data.products ?? joinLists(calls.map((call) => replyIn(replies, call)?.data));
    if (!list) return replies;
    const lists = new Set([...calls, ofLong].map(([path, input]) => fallbackKey(path, input)));
    return {
      ...Object.fromEntries(Object.entries(replies).filter(([key]) => !lists.has(key))),
      [relatedKey(product.productId)]: relatedTo(product, list),
    };
  },
  head: (search, replies) => {
    const product = productIn(search, replies);
    return product && productHead(product);
  },
  structuredData: (search, replies, site) => {
    const product = productIn(search, replies);
    return product ? productStructuredData(product, site) : [];
  },
  listed: {
    calls: wholeShopCalls,
    queries: (replies) =>
      listCalls(WHOLE_SHOP)
        .flatMap((call) => replyIn(replies, call)?.data ?? [])
        .map(({ productId }) => ({ id: productId })),
  },
};

function productIn(search: string, replies: Replies): Product | undefined {
  const input = productInput(search);
  return input && replyIn(replies, [PRODUCT, input])?.data;
}
