import type { PageNeeds } from '../../data/page-needs.ts';
import { wholeShopCalls } from '../../data/products.ts';
import { preparedShelves, seriesCalls } from '../../data/shelves.ts';

/** The cards count the products of their series. */
export const needs: PageNeeds = {
  calls: wholeShopCalls,
  pagedCalls: seriesCalls,
  shown: (_search, replies) => preparedShelves(replies),
};
