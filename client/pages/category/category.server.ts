import type { PageNeeds } from '../../data/page-needs.ts';
import { wholeShopCalls } from '../../data/products.ts';

/** The cards count the products of their series. */
export const needs: PageNeeds = { calls: wholeShopCalls };
