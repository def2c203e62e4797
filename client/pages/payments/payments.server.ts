import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor’s page is the same for everybody. */
export const needs: PageNeeds = { query: () => '' };
