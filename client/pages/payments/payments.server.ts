import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for every query. */
export const needs: PageNeeds = { query: () => '' };
