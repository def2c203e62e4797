import { href } from '../../../contracts/site/site-map.ts';
import type { Product } from '../../data/order-line.ts';
import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { PRODUCT, SPEC, specInput } from '../../data/product-calls.ts';
import { listCalls, PRODUCT_LIST, WHOLE_SHOP, wholeShopCalls } from '../../data/products.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { asNeighbour, neighboursKey, neighboursOf } from './neighbours.ts';
import { FILES, filesInput, neighboursInput, productInput } from './product.api.ts';
import { productHead } from './product-head.ts';
import { productStructuredData } from './product-structured-data.ts';

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
  follow: (search, replies) => {
    const product = productIn(search, replies);
    if (!product) return [];
    const spec = specInput(product);
    const series = neighboursInput(product);
    return [
      [FILES, filesInput(product)],
      ...(spec ? [[SPEC, spec] as const] : []),
      ...(series ? [[PRODUCT_LIST, series] as const] : []),
    ];
  },
  // of the series, only the product's neighbours
  shown: (search, replies) => {
    const product = productIn(search, replies);
    const series = product && neighboursInput(product);
    const list = series && replyIn(replies, [PRODUCT_LIST, series])?.data;
    if (!list) return replies;
    const { [fallbackKey(PRODUCT_LIST, series)]: _, ...others } = replies;
    return {
      ...others,
      [neighboursKey(product.productId)]: neighboursOf(product.productId, list).map(asNeighbour),
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
