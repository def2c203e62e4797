import { Field } from '../../../ui/field.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Show } from '../list-address.ts';
import type { InvoicesModel } from '../use-invoices.ts';

const SHOWN: readonly { readonly value: Show; readonly label: string }[] = [
  { value: 'all', label: 'All invoices' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
];

/** Narrows the invoices by search text and by whether they are open. */
export function InvoiceTools({ list: { address, narrow } }: { list: InvoicesModel }) {
  return (
    <ListTools
      label="Search invoices"
      placeholder="Invoice, order, PO or job"
      search={address.search}
      onSearch={(search) => narrow({ search })}
    >
      <Field label="Show">
        <Select
          options={SHOWN}
          value={address.show}
          onChange={({ target }) => narrow({ show: target.value as Show })}
        />
      </Field>
    </ListTools>
  );
}
