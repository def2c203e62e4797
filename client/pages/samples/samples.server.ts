import { href } from '../../../contracts/site/site-map.ts';
import { listed } from '../../data/listed-product.ts';
import { type PageNeeds, replyIn } from '../../data/page-needs.ts';
import { PRODUCT_LIST, productListInput } from '../../data/products.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { readSampleAddress, sampleQuery, seriesQuery, shownSeries } from './sample-address.ts';

const inputOf = (search: string) => productListInput(seriesQuery(shownSeries(readSampleAddress(search))));

/** The products of one series, with the fields that a list uses. */
export const needs: PageNeeds = {
  calls: (search) => [[PRODUCT_LIST, inputOf(search)]],
  shown: (search, replies) => {
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
    const reply = replyIn(replies, [PRODUCT_LIST, inputOf(search)]);
    const isKnown = reply?.data.some((product) => product.productId === productId);
    const known = { series, productId: series && isKnown ? productId : undefined, projectId };
    const [, query = ''] = href('samples', 'desktop', sampleQuery(known)).split('?');
    return query;
  },
};
