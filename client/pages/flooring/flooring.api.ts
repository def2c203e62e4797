import type { InputOf } from '../../../contracts/api/calls.ts';
import { brandName } from '../../lib/api-client.ts';

export const FILTER_VALUES = '/woojiapi/compose/qrydicbytype';
export const FILTER_TYPES = ['Finish', 'Grade', 'Shadow', 'Species'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

export function filterValuesInput(type: FilterType): InputOf<typeof FILTER_VALUES> {
  return { brand: brandName(), type };
}
