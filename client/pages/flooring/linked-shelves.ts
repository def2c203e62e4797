import { filterThatFits } from '../../../contracts/domain/product/product-filter.ts';
import type { ListedProduct } from '../../data/listed-product.ts';
import type { SeriesShelf } from '../../data/series-shelves.ts';
import { type ListAddress, writeListAddress } from './list-address.ts';

/** A series with the query of its list, without `?`. */
export interface LinkedShelf extends Pick<SeriesShelf, 'name' | 'label' | 'listType' | 'picture'> {
  readonly query: string;
}

/**
 * A customer who moves to another series keeps the look and the sort order of the list, and the filters that match something there.
 * @param products of all series; undefined while loading, when the links keep every filter
 */
export function linkedShelves(
  shelves: readonly SeriesShelf[],
  products: readonly ListedProduct[] | undefined,
  { filter, ...order }: Pick<ListAddress, 'filter' | 'sort' | 'look'>,
): LinkedShelf[] {
  return shelves.map((shelf) => {
    const own = products?.filter(({ productSeries }) => productSeries === shelf.name);
    const fitting = own ? filterThatFits(own, filter) : filter;
    return { ...shelf, query: writeListAddress({ q: '', type: shelf.listType, filter: fitting, ...order }) };
  });
}
