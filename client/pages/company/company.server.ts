import type { PageNeeds } from '../../data/page-needs.ts';
import { wholeShopCalls } from '../../data/products.ts';
import { preparedShelves, seriesCalls } from '../../data/shelves.ts';

/** The page shows some series in rooms. */
export const needs: PageNeeds = {
  calls: wholeShopCalls,
  pagedCalls: seriesCalls,
  shown: (_search, replies) => preparedShelves(replies),
};
