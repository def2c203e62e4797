import {
  DEFAULT_SORT,
  parseSort,
  SORT_OPTIONS,
  type SortId,
} from '../../../../contracts/domain/product/product-sort.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './sort-control.module.css';

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
    <div className={styles.sort}>
      <Field label="Sort by" labelHidden>
        <Select
          className={styles.select}
          options={options}
          value={sort}
          onChange={(event) => onSort(parseSort(event.target.value))}
        />
      </Field>
    </div>
  );
}
