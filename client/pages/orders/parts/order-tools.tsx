import { ORDER_STATES, parseOrderState, STATE_WORDS } from '../../../../contracts/rules/order-state.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SEARCH_MAX } from '../list-address.ts';
import type { OrderList } from '../use-order-list.ts';
import { useTypedSearch } from '../use-typed-search.ts';
import styles from './order-tools.module.css';

const STATES = ORDER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

/** Which orders to show: by a few letters, and by state. */
export function OrderTools({ list: { address, narrow } }: { list: OrderList }) {
  const { typed, type, searchNow } = useTypedSearch(address.search, (search) => narrow({ search }));
  return (
    <search className={styles.tools} data-no-print="">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <Field label="Search orders">
          <TextInput
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Order, PO, job or product"
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
      </form>
      <Field label="State">
        <Select
          options={STATES}
          placeholder="All states"
          value={address.sts ?? ''}
          onChange={({ target }) => narrow({ sts: parseOrderState(target.value) })}
        />
      </Field>
    </search>
  );
}
