import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for every order and search, so the cache holds it once. */
export const needs: PageNeeds = { query: () => '' };
