import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for every quotation: an invented id makes no page of its own. */
export const needs: PageNeeds = { query: () => '' };
