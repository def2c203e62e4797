import {
  type FilterDictionary,
  filterFromSearch,
  knownFilter,
} from '../../../contracts/domain/product/product-filter.ts';
import { defaultSort } from '../../../contracts/domain/product/product-sort.ts';
import { readRatings } from '../../../contracts/domain/product/typed-ratings.ts';
import { FLOOR_FACTS, floorFactsInput } from '../../data/floor-facts.ts';
import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { listCalls, wholeShopCalls } from '../../data/products.ts';
import { FILTER_TYPES, FILTER_VALUES, filterValuesInput } from './filter-dictionary.ts';
import {
  type ListAddress,
  needsFacts,
  queriesOf,
  readListAddress,
  searchTitle,
  writeListAddress,
} from './list-address.ts';
import { firstPageCall } from './paged/list-question.ts';
import { preparedList } from './prepared-list.ts';

/** The list itself, the values of its filters, and a picture of every series for the carousel. */
export const needs: PageNeeds = {
  calls: (search) => [
    ...listCalls(queriesOf(readListAddress(search))),
    ...wholeShopCalls(),
    ...FILTER_TYPES.map((type) => [FILTER_VALUES, filterValuesInput(type)] as const),
  ],
  pagedCalls: (search) => [firstPageCall(ratedAddress(readListAddress(search)))],
  follow: (search, replies) => {
    const address = readListAddress(search);
    const isWhole = listCalls(queriesOf(address)).some((call) => replyIn(replies, call));
    return isWhole && needsFacts(ratedAddress(address)) ? [[FLOOR_FACTS, floorFactsInput()]] : [];
  },
  shown: preparedList,
  query: (search) => writeListAddress(readListAddress(search)),
  isMadeUp: (search) => readListAddress(search).q !== '',
  knownQuery: (search, replies) => {
    const typed = readListAddress(search);
    const rated = ratedAddress(typed);
    const paged = replyIn(replies, firstPageCall(rated))?.data.counts;
    if (paged) {
      const filter = filterFromSearch(new URLSearchParams(paged.filters));
      return writeListAddress({ ...rated, filter });
    }
    // without the facts, ratings are words like any other
    const address = replyIn(replies, [FLOOR_FACTS, floorFactsInput()]) ? rated : typed;
    const calls = [...listCalls(queriesOf(address)), ...wholeShopCalls()];
    const products = calls.flatMap((call) => replyIn(replies, call)?.data ?? []);
    const filter = knownFilter(products, address.filter, dictionaryIn(replies));
    return writeListAddress({ ...address, filter });
  },
  head: (search) => {
    const { q } = readListAddress(search);
    return q === '' ? undefined : { title: searchTitle(q) };
  },
};

function dictionaryIn(replies: Replies): FilterDictionary {
  const values = FILTER_TYPES.map((type) => {
    const entries = replyIn(replies, [FILTER_VALUES, filterValuesInput(type)])?.data ?? [];
    return [type.toLowerCase(), entries.map(({ codeName }) => codeName)] as const;
  });
  return Object.fromEntries(values);
}

/** The same list with the ratings of its search as filters: `q=oak PTV 36` is `q=oak` and `ptv=36`. */
function ratedAddress(address: ListAddress): ListAddress {
  const { words: q, levels } = readRatings(address.q);
  if (q === address.q) return address;
  const sort = address.sort === defaultSort(address.q) ? defaultSort(q) : address.sort;
  return { ...address, q, sort, filter: { ...levels, ...address.filter } };
}
