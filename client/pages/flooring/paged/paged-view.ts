import {
  hasOneValue,
  SIZE_FILTERS,
  VALUE_FILTERS,
} from '../../../../contracts/domain/product/filter-rules.ts';
import { labelOf } from '../../../../contracts/domain/product/product-facets.ts';
import { filterFromSearch, rangeOf } from '../../../../contracts/domain/product/product-filter.ts';
import { defaultSort, sortsByPrice } from '../../../../contracts/domain/product/product-sort.ts';
import { SERIES, type Series } from '../../../../contracts/domain/product/series.ts';
import type { LinkedShelf } from '../linked-shelves.ts';
import { type ListAddress, writeListAddress } from '../list-address.ts';
import { chipsIn, type ListView } from '../list-view.ts';
import { type ProductPage, productsOf } from './list-question.ts';

type Counts = Partial<NonNullable<ProductPage['counts']>>;

/**
 * The list as the reply for its page counts it.
 * @param address whose filters and order are the chosen ones, even while the reply is still that of the address before
 */
export function pagedView(page: ProductPage, address: ListAddress, loggedIn: boolean): ListView {
  const { q, filter } = address;
  const { total, isNear } = page;
  const counts: Counts = page.counts ?? {};
  const facets = facetsIn(counts, address);
  const sizes = SIZE_FILTERS.flatMap(({ name, label }) => {
    const counted = counts.sizes?.find((each) => each.filter === name);
    return counted ? [{ name, label, range: rangeOf(filter, name), sizes: counted.sizes }] : [];
  });
  const chips = chipsIn({ facets, sizes });
  const waysOut = (counts.waysOut ?? []).flatMap((way) => {
    const chip = chips.find(({ name, value }) => name === way.filter && value === way.option);
    return chip ? [{ ...chip, count: way.count }] : [];
  });
  const sort = loggedIn || !sortsByPrice(address.sort) ? address.sort : defaultSort(q);
  return { shown: productsOf(page), count: total, facets, sizes, chips, waysOut, sort, isNear };
}

function facetsIn({ facets = [] }: Counts, { filter }: ListAddress): ListView['facets'] {
  return VALUE_FILTERS.flatMap(({ name, label }) => {
    const counted = facets.find((each) => each.filter === name);
    if (!counted) return [];
    const counts = new Map(counted.options.map(({ option, count }) => [option, count]));
    const chosen: readonly string[] = filter[name] ?? [];
    const options = [...new Set([...counts.keys(), ...chosen])].map((value) => ({
      value,
      label: labelOf(name, value),
      count: counts.get(value) ?? 0,
      chosen: chosen.includes(value),
    }));
    return [{ name, label, options, isOneOf: hasOneValue(name) }];
  });
}

/** The series, each linked to its list with the look, the order, and the filters that match something there. */
export function countedShelves({ series = [] }: Counts, address: ListAddress): readonly LinkedShelf[] {
  const { sort, look } = address;
  const all: readonly Series[] = SERIES;
  return all.flatMap(({ name, menu }) => {
    if (!menu) return [];
    const { label, listType: type } = menu;
    const own = series.find(({ productSeries }) => productSeries === name);
    const filter = own ? filterFromSearch(new URLSearchParams(own.filters)) : address.filter;
    const query = writeListAddress({ q: '', type, filter, sort, look });
    return [{ name, label, listType: type, picture: own?.mainImg ?? '', query }];
  });
}
