import { LIST_PAGE } from '../../../contracts/site/page-calls.ts';
import { href } from '../../../contracts/site/site-map.ts';
import { listed } from '../../data/listed-product.ts';
import { type PageNeeds, replyIn } from '../../data/page-needs.ts';
import { PRODUCT_LIST, productListInput } from '../../data/products.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { readSampleAddress, sampleQuery, seriesQuery, shownSeries } from './sample-address.ts';
import { firstFloors, floorsOf, namedFloor } from './sample-pages.ts';

const inputOf = (search: string) => productListInput(seriesQuery(shownSeries(readSampleAddress(search))));

/** What is asked for in a long shop: the first floors, and the one that the address names. */
function pagedInputs(search: string) {
  const address = readSampleAddress(search);
  const { productId } = address;
  return [firstFloors(shownSeries(address)), ...(productId ? [namedFloor(productId)] : [])];
}

/** The products of one series, with the fields that a list uses. */
export const needs: PageNeeds = {
  calls: (search) => [[PRODUCT_LIST, inputOf(search)]],
  pagedCalls: (search) => pagedInputs(search).map((input) => [LIST_PAGE, input] as const),
  shown: (search, replies) => {
    const paged = pagedInputs(search).flatMap((page) => {
      const found = replyIn(replies, [LIST_PAGE, page]);
      if (!found) return [];
      const data = { ...found.data, facts: [], products: found.data.products.map(listed) };
      return [[fallbackKey(LIST_PAGE, page), { ...found, data }]];
    });
    if (paged.length > 0) return Object.fromEntries(paged);
    const input = inputOf(search);
    const reply = replyIn(replies, [PRODUCT_LIST, input]);
    return reply ? { [fallbackKey(PRODUCT_LIST, input)]: { ...reply, data: reply.data.map(listed) } } : {};
  },
  query: (search) => {
    const [, query = ''] = href('samples', 'desktop', sampleQuery(readSampleAddress(search))).split('?');
    return query;
  },
  knownQuery: (search, replies) => {
    const { series, productId, projectId } = readSampleAddress(search);
    const list = replyIn(replies, [PRODUCT_LIST, inputOf(search)])?.data ?? [];
    const named = productId ? replyIn(replies, [LIST_PAGE, namedFloor(productId)]) : undefined;
    const onSale = series && named ? floorsOf(series, [named.data]) : list;
    const isKnown = onSale.some((product) => product.productId === productId);
    const known = { series, productId: series && isKnown ? productId : undefined, projectId };
    const [, query = ''] = href('samples', 'desktop', sampleQuery(known)).split('?');
    return query;
  },
};
