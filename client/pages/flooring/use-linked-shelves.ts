import { useMemo } from 'react';
import { useProducts, WHOLE_SHOP } from '../../data/products.ts';
import { useSeriesShelves } from '../../data/shelves.ts';
import { type LinkedShelf, linkedShelves } from './linked-shelves.ts';
import type { ListAddress } from './list-address.ts';

/** The series, each linked to its list. All products are read only once a filter is set, to know where it matches something. */
export function useLinkedShelves({ filter, sort }: ListAddress): readonly LinkedShelf[] {
  const { shelves } = useSeriesShelves();
  const isFiltered = Object.keys(filter).length > 0;
  const shop = useProducts(isFiltered ? WHOLE_SHOP : []);
  const products = isFiltered && shop.state === 'ready' ? shop.value : undefined;
  return useMemo(() => linkedShelves(shelves, products, { filter, sort }), [shelves, products, filter, sort]);
}
