import { useMemo } from 'react';
import type { FilterDictionary } from '../../../contracts/domain/product/product-filter.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { useCall } from '../../lib/use-call.ts';
import { filterDictionary } from './filter-dictionary.ts';
import { FILTER_VALUES, type FilterType, filterValuesInput } from './flooring.api.ts';

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
