import type { PageNeeds } from '../../data/page-needs.ts';

/** The page is the same for every link until the browser reads it: no invitation is ever in a kept page. */
export const needs: PageNeeds = { query: () => '' };
