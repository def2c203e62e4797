import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for every quotation, and what is planned lies in the browser. */
export const needs: PageNeeds = { query: () => '' };
