import type { PageNeeds } from '../../data/page-needs.ts';

/** A visitor's page is the same for every state and search: an invented one makes no page of its own. */
export const needs: PageNeeds = { query: () => '' };
