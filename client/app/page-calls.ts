import type { CallPath, InputOf, ReplyOf } from '../../contracts/calls.ts';
import { type Device, href, type PageId } from '../../contracts/site-map.ts';
import type { Product } from '../data/order-line.ts';
import { fallbackKey } from '../lib/use-call.ts';
import { categoryCalls } from '../pages/category/category.api.ts';
import { flooringCalls } from '../pages/flooring/flooring.api.ts';
import { mainCalls } from '../pages/main/main.api.ts';
import { type PRODUCT, productDetailCalls } from '../pages/product-detail/product-detail.api.ts';
import { productExtrasCalls } from '../pages/product-detail/product-extras.api.ts';
import type { PageDetail } from '../state/page-detail.ts';
import { productHead } from './composed/product-head.ts';

/** One call that a page makes as a visitor. */
export type PageCall = { [P in CallPath]: readonly [path: P, input: InputOf<P>] }[CallPath];

/** Replies by their cache key. */
export type Replies = Readonly<Record<string, unknown>>;

/** What a page needs on the server. Only the server's entry imports this table. */
interface PageNeeds {
  /** what its hooks will ask for by useCall; the features' `<name>Calls(search)` list it */
  readonly calls?: (search: string) => readonly PageCall[];
  /** what its hooks will ask for once they have those replies */
  readonly follow?: (search: string, replies: Replies) => readonly PageCall[];
  /** where an address that lacks what the page needs is sent */
  readonly redirect?: (search: string, device: Device) => string | undefined;
  /** what the head says of the content */
  readonly head?: (search: string, replies: Replies) => PageDetail | undefined;
}

/** Pages that are not here show a visitor nothing from the backend. */
const NEEDS: Partial<Record<PageId, PageNeeds>> = {
  main: { calls: mainCalls },
  category: { calls: categoryCalls },
  flooring: { calls: flooringCalls },
  productDetail: {
    calls: productDetailCalls,
    redirect: (search, device) =>
      productDetailCalls(search).length === 0 ? href('flooring', device) : undefined,
    follow: (search, replies) => {
      const product = productIn(search, replies);
      return product ? productExtrasCalls(product) : [];
    },
    head: (search, replies) => {
      const product = productIn(search, replies);
      return product && productHead(product);
    },
  },
};

export function pageNeeds(id: PageId | undefined): PageNeeds {
  return (id && NEEDS[id]) ?? {};
}

function productIn(search: string, replies: Replies): Product | undefined {
  const [call] = productDetailCalls(search);
  const reply = call && (replies[fallbackKey(...call)] as ReplyOf<typeof PRODUCT> | undefined);
  return reply?.data;
}
