import type { PageNeeds } from '../../data/page-needs.ts';

/**
 * The page is the same for every link until the browser reads it: no invitation is ever in a kept page. Without a link
 * from a mail it is of no use, so search engines are not led to it.
 */
export const needs: PageNeeds = { query: () => '', listed: { calls: () => [], queries: () => [] } };
