import type { InputOf } from '../../../contracts/calls.ts';
import { queriesOfListType } from '../../../contracts/rules/series.ts';
import { PRODUCT_LIST, productListInput, WHOLE_SHOP } from '../../data/products.ts';
import { brandName } from '../../lib/api-client.ts';
import { readListAddress } from './list-address.ts';

export const FILTER_VALUES = '/woojiapi/compose/qrydicbytype';
export const FILTER_TYPES = ['Finish', 'Grade', 'Shadow', 'Species'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

export function filterValuesInput(type: FilterType): InputOf<typeof FILTER_VALUES> {
  return { brand: brandName(), type };
}

/** What the list of an address asks for; the series carousel wants a picture of every series. */
export function flooringCalls(search: string) {
  const { type } = readListAddress(search);
  return [
    ...[...queriesOfListType(type), ...WHOLE_SHOP].map(
      (query) => [PRODUCT_LIST, productListInput(query)] as const,
    ),
    ...FILTER_TYPES.map((values) => [FILTER_VALUES, filterValuesInput(values)] as const),
  ];
}
