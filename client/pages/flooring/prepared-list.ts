import { productFinder } from '../../../contracts/domain/product/find-products.ts';
import { FIRST_CARDS, SEARCHED_MAX, WHOLE_LIST_MAX } from '../../../contracts/site/limits.ts';
import { FLOOR_FACTS, floorFactsInput, withFacts } from '../../data/floor-facts.ts';
import { type ListedProduct, listed } from '../../data/listed-product.ts';
import { type Replies, replyIn } from '../../data/page-needs.ts';
import { joinLists, listCalls } from '../../data/products.ts';
import { preparedShelves } from '../../data/shelves.ts';
import { fallbackKey } from '../../lib/use-call.ts';
import { FILTER_TYPES, FILTER_VALUES, filterDictionary, filterValuesInput } from './filter-dictionary.ts';
import { firstScreensKey, needsFacts, queriesOf, readListAddress } from './list-address.ts';
import { listView } from './list-view.ts';
import { preparedPage } from './paged/list-question.ts';

/**
 * What the page embeds: the shelves, the filter values, and the list with only the fields that it uses; of a long list, and of
 * what a search finds, only the first screens.
 */
export function preparedList(search: string, replies: Replies): Replies {
  const address = readListAddress(search);
  const page = preparedPage(address, replies);
  if (page) return page;
  const calls = listCalls(queriesOf(address));
  const frame = { ...preparedShelves(replies), ...filterValues(replies) };
  const facts = replyIn(replies, [FLOOR_FACTS, floorFactsInput()]);
  const list: readonly ListedProduct[] | undefined = joinLists(
    calls.map((call) => replyIn(replies, call)?.data),
  );
  const products = list && facts ? withFacts(list, facts.data) : list;
  // its index would keep the server from other requests: the browser makes its own
  if (products && address.q && products.length > SEARCHED_MAX) return frame;
  if (products && (address.q || products.length > WHOLE_LIST_MAX)) {
    if (needsFacts(address) && !facts) return frame;
    const dictionary = filterDictionary((type) => replyIn(replies, [FILTER_VALUES, filterValuesInput(type)]));
    const given = address.q ? productFinder(products)(address.q) : { products };
    const view = listView({
      ...given,
      address,
      dictionary,
      prices: undefined,
      facts: facts ? 'here' : 'coming',
    });
    const first = { ...view, shown: view.shown.slice(0, FIRST_CARDS).map(listed) };
    return { ...frame, [firstScreensKey(address)]: first };
  }
  const lists = calls.map(([path, input]) => {
    const reply = replyIn(replies, [path, input]);
    return [fallbackKey(path, input), reply && { ...reply, data: reply.data.map(listed) }] as const;
  });
  const prepared = facts ? [...lists, [fallbackKey(FLOOR_FACTS, floorFactsInput()), facts] as const] : lists;
  return { ...frame, ...Object.fromEntries(prepared.filter(([, reply]) => reply)) };
}

function filterValues(replies: Replies): Replies {
  const keys = FILTER_TYPES.map((type) => fallbackKey(FILTER_VALUES, filterValuesInput(type)));
  return Object.fromEntries(keys.filter((key) => key in replies).map((key) => [key, replies[key]]));
}
