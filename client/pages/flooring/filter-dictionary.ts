import { useMemo } from 'react';
import type { InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import type { FilterDictionary } from '../../../contracts/domain/product/product-filter.ts';
import { brandName } from '../../lib/api-client.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { useCall } from '../../lib/use-call.ts';

export const FILTER_VALUES = '/woojiapi/compose/qrydicbytype';
export const FILTER_TYPES = ['Finish', 'Grade', 'Shadow', 'Species'] as const;
type FilterType = (typeof FILTER_TYPES)[number];

export function filterValuesInput(type: FilterType): InputOf<typeof FILTER_VALUES> {
  return { brand: brandName(), type };
}

/** The values that each filter offers, in their order; without them, a filter takes its values from the products. */
export function filterDictionary(
  replyTo: (type: FilterType) => ReplyOf<typeof FILTER_VALUES> | undefined,
): FilterDictionary {
  const valuesOf = (type: FilterType) => {
    const names = replyTo(type)?.data.map(({ codeName }) => codeName);
    return names?.length ? names : undefined;
  };
  const [finish, grade, shadow, species] = [
    valuesOf('Finish'),
    valuesOf('Grade'),
    valuesOf('Shadow'),
    valuesOf('Species'),
  ];
  return {
    ...(finish && { finish }),
    ...(grade && { grade }),
    ...(shadow && { shadow }),
    ...(species && { species }),
  };
}

/** The values that each filter offers; until they have loaded, they are taken from the products. */
export function useFilterDictionary(): FilterDictionary {
  const Finish = useValues('Finish');
  const Grade = useValues('Grade');
  const Shadow = useValues('Shadow');
  const Species = useValues('Species');
  return useMemo(() => {
    const replies = { Finish, Grade, Shadow, Species };
    return filterDictionary((type) => replies[type]);
  }, [Finish, Grade, Shadow, Species]);
}

/** Visitors' values, which are the same for customers, so a customer doesn't read them again. */
const useValues = (type: FilterType) =>
  useCall(FILTER_VALUES, filterValuesInput(type), { scope: VISITOR_SCOPE }).data;
