import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { PageId } from '../../../contracts/site/site-map.ts';
import { type ListFilters, type ListPlace, readListPlace, writeListPlace } from '../../lib/list-place.ts';
import { useGo, useHref } from '../../state/device.ts';

export interface ListPage<Filters extends ListFilters> {
  readonly place: ListPlace<Filters>;
  /** whether only a part of the list is asked for */
  readonly isNarrowed: boolean;
  readonly search: (text: string) => void;
  readonly filter: (filters: Partial<Filters>) => void;
  readonly pageHref: (page: number) => string;
  /** the address of the whole list */
  readonly wholeHref: string;
}

/**
 * A list whose search, filters and page are in its address. Narrowing it replaces the address, so that Back leaves the list in
 * one step.
 * @param readFilters reads the filters; the same function each time
 */
export function useListPage<Filters extends ListFilters>(
  id: PageId,
  readFilters: (query: URLSearchParams) => Filters,
): ListPage<Filters> {
  const [path] = useLocation();
  const query = useSearch();
  const place = useMemo(() => readListPlace(new URLSearchParams(query), readFilters), [query, readFilters]);
  const go = useGo();
  const href = useHref();
  const narrow = (part: Partial<ListPlace<Filters>>) => {
    // it shows until the code of the page to which the customer has gone is there
    if (location.pathname !== path) return;
    go(id, writeListPlace({ ...place, ...part, page: 1 }), { replace: true });
  };
  return {
    place,
    isNarrowed: Object.values(writeListPlace({ ...place, page: 1 })).some((value) => value !== undefined),
    search: (search) => narrow({ search }),
    filter: (filters) => narrow({ filters: { ...place.filters, ...filters } }),
    pageHref: (page) => href(id, writeListPlace({ ...place, page })),
    wholeHref: href(id),
  };
}
