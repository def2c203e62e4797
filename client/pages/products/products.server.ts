import type { PageNeeds } from '../../data/page-needs.ts';
import { SHELVES_ALONE } from '../../data/shop-shelves.ts';

/** The tiles show floors of their series. */
export const needs: PageNeeds = SHELVES_ALONE;
