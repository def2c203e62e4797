import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FilterName, SizeFilterName } from '../../../contracts/domain/product/filter-rules.ts';
import { changeSizeRange, toggleFilterValue } from '../../../contracts/domain/product/product-filter.ts';
import { columnSortOf, defaultSort, type SortId } from '../../../contracts/domain/product/product-sort.ts';
import { type ListType, SERIES_MENU } from '../../../contracts/domain/product/series.ts';
import type { RatedSearch } from '../../../contracts/domain/product/typed-ratings.ts';
import { type FloorFacts, useFloorFacts, withFacts } from '../../data/floor-facts.ts';
import { useFound } from '../../data/found-products.ts';
import { type Prices, usePricedProducts } from '../../data/priced-products.ts';
import { useProducts, WHOLE_SHOP } from '../../data/products.ts';
import { useSeriesShelves } from '../../data/shelves.ts';
import type { Reading } from '../../lib/reading.ts';
import { usePrepared } from '../../lib/use-call.ts';
import { useNamePage } from '../../state/page-detail.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { useSite } from '../../state/site-context.ts';
import { useFilterDictionary } from './filter-dictionary.ts';
import { type LinkedShelf, linkedShelves } from './linked-shelves.ts';
import {
  firstScreensKey,
  type ListAddress,
  type ListLook,
  needsFacts,
  queriesOf,
  readListAddress,
  searchTitle,
  writeListAddress,
} from './list-address.ts';
import { type ListView, listView } from './list-view.ts';
import type { PagedRows } from './paged/paged-rows.ts';

/** What a user changes of a list, which is all in its address. */
export interface ListChanges {
  /**
   * @param waits until the list is here, or a moment has passed, so that the page is drawn once
   * @returns a promise that settles when the address says so
   */
  readonly toggle: (name: FilterName, value: string, waits?: boolean) => Promise<void>;
  /** @param mm undefined takes the limit away */
  readonly limitSize: (name: SizeFilterName, end: 'from' | 'to', mm: number | undefined) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: SortId) => void;
  readonly showAs: (look: ListLook) => void;
  /** searches for something else, in the whole shop */
  readonly search: (q: string) => void;
}

export interface FlooringModel extends ListChanges {
  /** what is searched for; '' shows a whole list */
  readonly q: string;
  readonly type: ListType;
  readonly title: string;
  readonly reading: Reading<ListView>;
  /** the list, empty while none is loaded */
  readonly view: ListView;
  /** a search without filters has found nothing, so there is nothing to filter or sort */
  readonly isFruitless: boolean;
  /** whether the rest of a long list, after its first products, is loaded, loading or failed */
  readonly rest: 'here' | 'coming' | 'failed';
  /** the list of the address before shows while that of this one is asked for */
  readonly isBusy?: boolean;
  /** the products of a list that is read a part at a time, if it is too long to be drawn whole */
  readonly rows?: PagedRows | undefined;
  readonly look: ListLook;
  readonly shelves: readonly LinkedShelf[];
  /** a trade customer: prices show, or space is kept for them */
  readonly loggedIn: boolean;
  readonly prices: Prices | undefined;
  /** the list works without its prices, and offers to try again */
  readonly pricesFailed: boolean;
  /** the technical facts that lists are filtered by; loading until they are wanted */
  readonly facts: Reading<FloorFacts>;
  /** the list should be filtered or sorted by technical facts */
  readonly needsFacts: boolean;
  readonly wantFacts: () => void;
  /** undefined where trying again would not help */
  readonly retry: (() => void) | undefined;
}

/** Of a list that isn't filtered by them. */
const NO_FACTS: Reading<FloorFacts> = { state: 'unavailable' };

export const NOTHING: ListView = {
  shown: [],
  count: 0,
  facets: [],
  sizes: [],
  chips: [],
  waysOut: [],
  sort: 'name',
  isNear: false,
};

/** The product list for its address, and the functions that change the address. */
export function useFlooring(): FlooringModel {
  const search = useSearch();
  const areFactsAbsent = useSite().absent.includes('technical-filters');
  const address = useMemo(() => readListAddress(search), [search]);
  const changes = useListChanges(address, areFactsAbsent);
  const {
    reading: products,
    prices: known,
    own,
    retry,
  } = usePricedProducts(queriesOf(address), {
    whole: address.look === 'table',
  });
  const dictionary = useFilterDictionary();
  const firstScreens = usePrepared<ListView>(firstScreensKey(address));
  const loggedIn = isCustomer(useSession());
  const prices = loggedIn ? known : undefined;
  const [areFactsWanted, setFactsWanted] = useState(false);
  const wantFacts = useCallback(() => setFactsWanted(true), []);
  const isByFacts = needsFacts(address);
  const reading = useFloorFacts(isByFacts || areFactsWanted);
  const facts = reading.state === 'ready' ? reading.value : undefined;
  const plain = products.state === 'ready' ? products.value : undefined;
  const list = useMemo(() => (plain && facts ? withFacts(plain, facts) : plain), [plain, facts]);
  const found = useFound(list, address.q);
  const isWaiting = isByFacts && reading.state === 'loading';
  const whole = useMemo(() => {
    if (isWaiting) return undefined;
    const given = address.q === '' ? list && { products: list } : found.state === 'ready' && found.value;
    const state = areFactsAbsent ? 'absent' : facts ? 'here' : 'coming';
    return given ? listView({ ...given, address, dictionary, prices, facts: state }) : undefined;
  }, [isWaiting, list, found, address, dictionary, prices, areFactsAbsent, facts]);
  // the products are needed, the code that searches them, and the facts that they are filtered by
  const waiting = products.state !== 'ready' ? products : isWaiting ? reading : found;
  const view = whole ?? firstScreens;
  const isWhole = whole !== undefined || !firstScreens || firstScreens.shown.length === firstScreens.count;
  return {
    ...useListNames(address),
    ...changes,
    reading: view || waiting.state === 'ready' ? { state: 'ready', value: view ?? NOTHING } : waiting,
    view: view ?? NOTHING,
    isFruitless: address.q !== '' && view?.count === 0 && view.chips.length === 0,
    rest: isWhole ? 'here' : waiting.state === 'loading' ? 'coming' : 'failed',
    shelves: useLinkedShelves(address, isByFacts ? reading : NO_FACTS),
    loggedIn,
    prices,
    pricesFailed: loggedIn && own === 'failed' && list !== undefined,
    facts: reading,
    needsFacts: isByFacts,
    wantFacts,
    retry,
  };
}

/** What the address says that shows as it is. */
export function useListNames({ q, type, look }: ListAddress) {
  const found = q && searchTitle(q);
  useNamePage(useMemo(() => (found ? { title: found } : undefined), [found]));
  return { q, type, look, title: found || listTitle(type) };
}

/** @param onChange called with the next address before the page is rendered for it; what is ticked waits for that */
export function useListChanges(
  address: ListAddress,
  areFactsAbsent: boolean,
  onChange?: (next: ListAddress) => Promise<unknown> | undefined,
): ListChanges {
  const [path, navigate] = useLocation();
  // what has been ticked, but isn't in the address yet
  const ticked = useRef<ListAddress>(undefined);
  const latest = () => ticked.current ?? address;
  const change = async (part: Partial<ListAddress>, waits = false) => {
    const { href } = window.location;
    const next = { ...latest(), ...part };
    ticked.current = next;
    const reply = onChange?.(next);
    if (waits) await reply;
    if (ticked.current !== next) return;
    ticked.current = undefined;
    // the user may have left the list meanwhile
    if (window.location.href !== href) return;
    const query = writeListAddress(next);
    // replaces the address, so that Back leaves the list in one step
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return {
    toggle: (name, value, waits) =>
      change({ filter: toggleFilterValue(latest().filter, name, value) }, waits),
    limitSize: (name, end, mm) => change({ filter: changeSizeRange(latest().filter, name, end, mm) }),
    clear: () => change({ filter: {} }),
    sortBy: (sort) => change({ sort }),
    showAs: (look) => change({ look, sort: sortFor(look, address) }),
    search: (text) =>
      void withoutRatings(text, areFactsAbsent).then(({ words: q, levels: filter }) =>
        change({ q, type: '', filter, sort: defaultSort(q) }),
      ),
  };
}

/** Ratings of a search become filters; without the facts for these they are words like any other. */
async function withoutRatings(text: string, areFactsAbsent: boolean): Promise<RatedSearch> {
  const asWords = { words: text, levels: {} };
  if (areFactsAbsent) return asWords;
  // only who searches fetches it
  const reader = import('../../../contracts/domain/product/typed-ratings.ts');
  return reader.then(({ readRatings }) => readRatings(text)).catch(() => asWords);
}

/** Swatches come from light to dark, until another order is chosen; the order that they came with goes with them. */
function sortFor(look: ListLook, { q, sort }: ListAddress): SortId {
  if (look === 'swatches') return sort === defaultSort(q) ? 'lightness-desc' : sort;
  return columnSortOf(sort)?.column === 'lightness' ? defaultSort(q) : sort;
}

/** The heading: the series' name in the menu. */
function listTitle(type: ListType): string {
  if (type === '') return 'All floors';
  if (type === 'designer') return 'Designer';
  return SERIES_MENU.find(({ listType }) => listType === type)?.label ?? 'All floors';
}

/** The series, each linked to its list. All products are read only once a filter is set, to know where it matches something. */
function useLinkedShelves(
  { filter, sort, look }: ListAddress,
  facts: Reading<FloorFacts>,
): readonly LinkedShelf[] {
  const { shelves } = useSeriesShelves();
  const isFiltered = Object.keys(filter).length > 0;
  const shop = useProducts(isFiltered ? WHOLE_SHOP : []);
  const products = isFiltered && shop.state === 'ready' ? shop.value : undefined;
  return useMemo(() => {
    const known = facts.state === 'ready' ? products && withFacts(products, facts.value) : products;
    return linkedShelves(shelves, facts.state === 'loading' ? undefined : known, { filter, sort, look });
  }, [shelves, products, facts, filter, sort, look]);
}
