import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for floors and for samples. */
export const needs: PageNeeds = { query: () => '' };
