import {
  parseSort,
  type SortId,
  sortOptions,
  sortsByPrice,
} from '../../../../contracts/domain/product/product-sort.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './sort-control.module.css';

interface SortControlProps {
  /** what is searched for */
  q: string;
  sort: SortId;
  /** visitors have no prices to sort by */
  loggedIn: boolean;
  onSort: (sort: SortId) => void;
}

export function SortControl({ q, sort, loggedIn, onSort }: SortControlProps) {
  const options = sortOptions(q, sort).map(({ id, label }) => {
    const locked = sortsByPrice(id) && !loggedIn;
    return { value: id, label: locked ? `${label} (log in)` : label, disabled: locked };
  });
  return (
    <div className={styles.sort}>
      <Field label="Sort by" labelHidden>
        <Select
          className={styles.select}
          options={options}
          value={sort}
          onChange={(event) => onSort(parseSort(event.target.value, q))}
        />
      </Field>
    </div>
  );
}
