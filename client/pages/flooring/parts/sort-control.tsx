import { chakra } from '@chakra-ui/react';
import {
  DEFAULT_SORT,
  parseSort,
  SORT_OPTIONS,
  type SortId,
} from '../../../../contracts/rules/product-sort.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface SortControlProps {
  sort: SortId;
  /** visitors have no prices to sort by */
  loggedIn: boolean;
  onSort: (sort: SortId) => void;
}

export function SortControl({ sort, loggedIn, onSort }: SortControlProps) {
  const options = SORT_OPTIONS.map(({ id, label }) => {
    const locked = id !== DEFAULT_SORT && !loggedIn;
    return { value: id, label: locked ? `${label} (log in)` : label, disabled: locked };
  });
  return (
    <chakra.div flex="1">
      <Field label="Sort by" labelHidden>
        <Select
          options={options}
          value={sort}
          minHeight="2.75rem"
          fontSize={{ base: 'md', md: 'sm' }}
          onChange={(event) => onSort(parseSort(event.target.value))}
        />
      </Field>
    </chakra.div>
  );
}
