import type { PageNeeds } from '../../data/page-needs.ts';
import { SHELVES_ALONE } from '../../data/shop-shelves.ts';

/** The cards count the products of their series. */
export const needs: PageNeeds = SHELVES_ALONE;
