import type { PageNeeds } from '../../data/page-needs.ts';

/**
 * The server's page is the same for every link, so that no invitation is ever in a cached page. The page is of no use without
 * a link from a mail, so it isn't listed for search engines.
 */
export const needs: PageNeeds = { query: () => '', listed: { calls: () => [], queries: () => [] } };
