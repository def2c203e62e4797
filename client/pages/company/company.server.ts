import type { PageNeeds } from '../../data/page-needs.ts';
import { SHELVES_ALONE } from '../../data/shop-shelves.ts';

/** The page shows some series in rooms. */
export const needs: PageNeeds = SHELVES_ALONE;
