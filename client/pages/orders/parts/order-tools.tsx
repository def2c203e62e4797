import {
  ORDER_STATES,
  parseOrderState,
  STATE_WORDS,
} from '../../../../contracts/domain/order/order-state.ts';
import { Field } from '../../../ui/field.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Select } from '../../../ui/select.tsx';
import type { OrderList } from '../use-order-list.ts';

const STATES = ORDER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

/** Narrows the orders by search text and by state. */
export function OrderTools({ list: { address, narrow } }: { list: OrderList }) {
  return (
    <ListTools
      label="Search orders"
      placeholder="Order, PO, job or product"
      search={address.search}
      onSearch={(search) => narrow({ search })}
    >
      <Field label="State">
        <Select
          options={STATES}
          placeholder="All states"
          value={address.sts ?? ''}
          onChange={({ target }) => narrow({ sts: parseOrderState(target.value) })}
        />
      </Field>
    </ListTools>
  );
}
