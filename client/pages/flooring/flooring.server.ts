import { queriesOfListType } from '../../../contracts/rules/series.ts';
import type { PageNeeds } from '../../data/page-needs.ts';
import { listCalls, wholeShopCalls } from '../../data/products.ts';
import { FILTER_TYPES, FILTER_VALUES, filterValuesInput } from './flooring.api.ts';
import { readListAddress } from './list-address.ts';
import { preparedList } from './prepared-list.ts';

/** The list itself, the values of its filters, and a picture of every series for the carousel. */
export const needs: PageNeeds = {
  calls: (search) => [
    ...listCalls(queriesOfListType(readListAddress(search).type)),
    ...wholeShopCalls(),
    ...FILTER_TYPES.map((type) => [FILTER_VALUES, filterValuesInput(type)] as const),
  ],
  shown: preparedList,
};
