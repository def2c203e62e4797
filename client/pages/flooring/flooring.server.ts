import { type FilterDictionary, knownFilter } from '../../../contracts/domain/product/product-filter.ts';
import { type PageNeeds, type Replies, replyIn } from '../../data/page-needs.ts';
import { listCalls, wholeShopCalls } from '../../data/products.ts';
import { FILTER_TYPES, FILTER_VALUES, filterValuesInput } from './filter-dictionary.ts';
import { FLOOR_FACTS, floorFactsInput } from './floor-facts.ts';
import { needsFacts, queriesOf, readListAddress, searchTitle, writeListAddress } from './list-address.ts';
import { preparedList } from './prepared-list.ts';

/** The list itself, the values of its filters, and a picture of every series for the carousel. */
export const needs: PageNeeds = {
  calls: (search) => [
    ...listCalls(queriesOf(readListAddress(search))),
    ...wholeShopCalls(),
    ...FILTER_TYPES.map((type) => [FILTER_VALUES, filterValuesInput(type)] as const),
  ],
  follow: (search) => (needsFacts(readListAddress(search)) ? [[FLOOR_FACTS, floorFactsInput()]] : []),
  shown: preparedList,
  query: (search) => writeListAddress(readListAddress(search)),
  isMadeUp: (search) => readListAddress(search).q !== '',
  knownQuery: (search, replies) => {
    const address = readListAddress(search);
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
