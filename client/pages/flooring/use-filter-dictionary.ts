import { useMemo } from 'react';
import type { FilterDictionary } from '../../../contracts/rules/product-filter.ts';
import { useCall } from '../../lib/use-call.ts';
import { FILTER_VALUES, type FilterType, filterValuesInput } from './flooring.api.ts';

/** The values that each filter offers, in their order; until they have loaded, they are taken from the products. */
export function useFilterDictionary(): FilterDictionary {
  const finish = useValues('Finish');
  const grade = useValues('Grade');
  const shadow = useValues('Shadow');
  const species = useValues('Species');
  return useMemo(
    () => ({
      ...(finish && { finish }),
      ...(grade && { grade }),
      ...(shadow && { shadow }),
      ...(species && { species }),
    }),
    [finish, grade, shadow, species],
  );
}

function useValues(type: FilterType): readonly string[] | undefined {
  const { data } = useCall(FILTER_VALUES, filterValuesInput(type));
  const entries = data?.data;
  return useMemo(() => {
    const names = entries?.map(({ codeName }) => codeName);
    return names?.length ? names : undefined;
  }, [entries]);
}
