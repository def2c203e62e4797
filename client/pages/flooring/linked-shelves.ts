import { filterThatFits } from '../../../contracts/rules/product-filter.ts';
import type { Product } from '../../data/order-line.ts';
import type { SeriesShelf } from '../../data/series-shelves.ts';
import { type ListAddress, writeListAddress } from './list-address.ts';

/** A series with the query of its list, without `?`. */
export interface LinkedShelf extends SeriesShelf {
  readonly query: string;
}

/**
 * Who goes on to another series still wants the same things: the order stays, and every filter that finds something there.
 * @param products of all series; undefined while they are on their way
 */
export function linkedShelves(
  shelves: readonly SeriesShelf[],
  products: readonly Product[] | undefined,
  { filter, sort }: Omit<ListAddress, 'type'>,
): LinkedShelf[] {
  return shelves.map((shelf) => {
    const own = products?.filter(({ productSeries }) => productSeries === shelf.name);
    const fitting = own ? filterThatFits(own, filter) : filter;
    return { ...shelf, query: writeListAddress({ type: shelf.listType, filter: fitting, sort }) };
  });
}
