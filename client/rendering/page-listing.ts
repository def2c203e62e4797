import type { PageListing, PlannedCall } from '../../contracts/site/page-rendering.ts';
import { allPages, href, type PageId } from '../../contracts/site/site-map.ts';
import type { PageCall, PageNeeds } from '../data/page-needs.ts';
import { fallbackKey } from '../lib/use-call.ts';

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

/** A call as the server makes it, with the cache key under which the page's hooks look for the reply. */
export function plannedCall([path, input]: PageCall): PlannedCall {
  return { key: fallbackKey(path, input), path, input };
}
