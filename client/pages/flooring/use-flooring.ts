import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type FilterName, toggleFilterValue } from '../../../contracts/domain/product/product-filter.ts';
import type { SortId } from '../../../contracts/domain/product/product-sort.ts';
import { type ListType, queriesOfListType, SERIES_MENU } from '../../../contracts/domain/product/series.ts';
import { type Prices, usePricedProducts } from '../../data/priced-products.ts';
import type { Reading } from '../../lib/reading.ts';
import { usePrepared } from '../../lib/use-call.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { firstScreensKey } from './first-screens.ts';
import type { LinkedShelf } from './linked-shelves.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import { type ListView, listView } from './list-view.ts';
import { useFilterDictionary } from './use-filter-dictionary.ts';
import { useLinkedShelves } from './use-linked-shelves.ts';

export interface FlooringModel {
  readonly type: ListType;
  readonly title: string;
  readonly reading: Reading<ListView>;
  /** the list, empty while none is loaded */
  readonly view: ListView;
  /** whether the rest of a long list, after its first products, is loaded, loading or failed */
  readonly rest: 'here' | 'coming' | 'failed';
  readonly shelves: readonly LinkedShelf[];
  /** a trade customer: prices show, or space is kept for them */
  readonly loggedIn: boolean;
  readonly prices: Prices | undefined;
  /** the list works without its prices, and offers to try again */
  readonly pricesFailed: boolean;
  readonly toggle: (name: FilterName, value: string) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: SortId) => void;
  /** undefined where trying again would not help */
  readonly retry: (() => void) | undefined;
}

const NOTHING: ListView = { shown: [], count: 0, facets: [], chips: [], sort: 'name' };

/** The product list for its address, and the functions that change the address. */
export function useFlooring(): FlooringModel {
  const search = useSearch();
  const address = useMemo(() => readListAddress(search), [search]);
  const change = useChange(address);
  const { reading: products, prices: known, own, retry } = usePricedProducts(queriesOfListType(address.type));
  const dictionary = useFilterDictionary();
  const firstScreens = usePrepared<ListView>(firstScreensKey(address));
  const loggedIn = isCustomer(useSession());
  const prices = loggedIn ? known : undefined;
  const list = products.state === 'ready' ? products.value : undefined;
  const whole = useMemo(
    () => list && listView({ products: list, address, dictionary, prices }),
    [list, address, dictionary, prices],
  );
  const view = whole ?? firstScreens;
  return {
    type: address.type,
    title: listTitle(address.type),
    reading: products.state !== 'ready' && !view ? products : { state: 'ready', value: view ?? NOTHING },
    view: view ?? NOTHING,
    rest: whole || !firstScreens ? 'here' : products.state === 'loading' ? 'coming' : 'failed',
    shelves: useLinkedShelves(address),
    loggedIn,
    prices,
    pricesFailed: loggedIn && own === 'failed' && list !== undefined,
    toggle: (name, value) => change({ filter: toggleFilterValue(address.filter, name, value) }),
    clear: () => change({ filter: {} }),
    sortBy: (sort) => change({ sort }),
    retry,
  };
}

/** Filters and sort order replace the address, so that Back leaves the list in one step. */
function useChange(address: ListAddress): (part: Partial<ListAddress>) => void {
  const [path, navigate] = useLocation();
  return useCallback(
    (part) => {
      const query = writeListAddress({ ...address, ...part });
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    [address, path, navigate],
  );
}

/** The heading: the series' name in the menu. */
function listTitle(type: ListType): string {
  if (type === '') return 'All floors';
  if (type === 'designer') return 'Designer';
  return SERIES_MENU.find(({ listType }) => listType === type)?.label ?? 'All floors';
}
