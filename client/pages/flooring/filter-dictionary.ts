import type { ReplyOf } from '../../../contracts/api/calls.ts';
import type { FilterDictionary } from '../../../contracts/domain/product/product-filter.ts';
import type { FILTER_VALUES, FilterType } from './flooring.api.ts';

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
