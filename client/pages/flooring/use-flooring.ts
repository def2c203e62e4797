import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type FilterName, toggleFilterValue } from '../../../contracts/rules/product-filter.ts';
import type { SortId } from '../../../contracts/rules/product-sort.ts';
import { type ListType, queriesOfListType, SERIES_MENU } from '../../../contracts/rules/series.ts';
import type { Product } from '../../data/order-line.ts';
import { useProducts, useSeriesShelves } from '../../data/products.ts';
import type { Reading } from '../../lib/reading.ts';
import { isCustomer, useSession } from '../../state/session.ts';
import { type LinkedShelf, linkedShelves } from './linked-shelves.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import { type ListView, listView } from './list-view.ts';
import { useFilterDictionary } from './use-filter-dictionary.ts';

export interface FlooringModel {
  readonly type: ListType;
  readonly title: string;
  /** everything of this type, unfiltered */
  readonly reading: Reading<readonly Product[]>;
  readonly view: ListView;
  readonly shelves: readonly LinkedShelf[];
  /** a trade customer: prices show, or space is kept for them */
  readonly loggedIn: boolean;
  readonly pricesPending: boolean;
  /** the filter values failed to load: the list works without them, and offers to try again */
  readonly pricesFailed: boolean;
  readonly toggle: (name: FilterName, value: string) => void;
  readonly clear: () => void;
  readonly sortBy: (sort: SortId) => void;
  readonly retry: () => void;
}

const NOTHING: readonly Product[] = [];

/** The product list: what its address asks for, and the functions that change the address. */
export function useFlooring(): FlooringModel {
  const search = useSearch();
  const address = useMemo(() => readListAddress(search), [search]);
  const change = useChange(address);
  const { reading, own, retry } = useProducts(queriesOfListType(address.type));
  const { shelves, reading: shelved } = useSeriesShelves();
  const wholeShop = shelved.state === 'ready' ? shelved.value : undefined;
  const dictionary = useFilterDictionary();
  const loggedIn = isCustomer(useSession());
  const prices = loggedIn && own === 'here';
  const products = reading.state === 'ready' ? reading.value : NOTHING;
  const view = useMemo(
    () => listView({ products, address, dictionary, prices }),
    [products, address, dictionary, prices],
  );
  return {
    type: address.type,
    title: listTitle(address.type),
    reading,
    view,
    shelves: useMemo(() => linkedShelves(shelves, wholeShop, address), [shelves, wholeShop, address]),
    loggedIn,
    pricesPending: loggedIn && own === 'coming',
    pricesFailed: loggedIn && own === 'failed',
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
