import type { PageListing } from '../../contracts/site/page-rendering.ts';
import { allPages, href, type PageId } from '../../contracts/site/site-map.ts';
import type { PageNeeds } from '../data/page-needs.ts';
import { plannedCall } from './planned-call.ts';

/** The addresses of all pages that anyone may see, for search engines. */
export function pageListing(needsOf: (id: PageId) => PageNeeds): PageListing {
  const ids = allPages()
    .filter(([, page]) => page.access === 'all' && page.frame !== 'print' && page.desktop)
    .map(([id]) => id);
  return {
    calls: ids.flatMap((id) => needsOf(id).listed?.calls() ?? []).map(plannedCall),
    addresses: (replies) =>
      ids.flatMap((id) => {
        const queries = needsOf(id).listed?.queries(replies) ?? [{}];
        return queries.map((query) => href(id, 'desktop', query));
      }),
  };
}
