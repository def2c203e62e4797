import type { InputOf, ReplyOf } from '../../../../contracts/api/calls.ts';
import { filterToSearch } from '../../../../contracts/domain/product/product-filter.ts';
import { defaultSort } from '../../../../contracts/domain/product/product-sort.ts';
import { FIRST_CARDS } from '../../../../contracts/site/limits.ts';
import { LIST_PAGE } from '../../../../contracts/site/page-calls.ts';
import { withFacts } from '../../../data/floor-facts.ts';
import { type ListedProduct, listed } from '../../../data/listed-product.ts';
import { type CallOf, type Replies, replyIn } from '../../../data/page-needs.ts';
import { brandName } from '../../../lib/api-client.ts';
import { fallbackKey } from '../../../lib/use-call.ts';
import type { ListAddress } from '../list-address.ts';

type PageInput = InputOf<typeof LIST_PAGE>;
export type ProductPage = ReplyOf<typeof LIST_PAGE>['data'];

/** The question for a list's first screens; the reply also counts the whole list for the filters. */
export function listQuestion({ q, type, filter, sort }: ListAddress): PageInput {
  return {
    ...(type && { listType: type }),
    ...(q && { search: q }),
    filters: filterToSearch(filter).toString(),
    ...(sort !== defaultSort(q) && { sort }),
    pageSize: FIRST_CARDS,
    brand: brandName(),
  };
}

/** The same list from a place on. */
export const laterPart = (question: PageInput, from: number, pageSize: number): PageInput => ({
  ...question,
  cursor: String(from),
  pageSize,
});

export const firstPageCall = (address: ListAddress): CallOf<typeof LIST_PAGE> => [
  LIST_PAGE,
  listQuestion(address),
];

/** The products of a page with their technical facts. */
export const productsOf = ({ products, facts }: ProductPage): readonly ListedProduct[] =>
  withFacts(products, facts);

/** What a page of the shop embeds of the reply. */
export function preparedPage(address: ListAddress, replies: Replies): Replies | undefined {
  const call = firstPageCall(address);
  const reply = replyIn(replies, call);
  if (!reply) return undefined;
  const { products, counts, ...page } = reply.data;
  const data: ProductPage = {
    ...page,
    products: products.map(
      (product) => ({ ...listed(product), packWeight: product.packWeight }) as typeof product,
    ),
    ...(counts && { counts: { ...counts, series: counts.series.map((one) => ({ ...one, rooms: [] })) } }),
  };
  return { [fallbackKey(...call)]: { ...reply, data } };
}
