import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SEARCH_MAX, type Show } from '../list-address.ts';
import type { InvoicesModel } from '../use-invoices.ts';
import { useTypedSearch } from '../use-typed-search.ts';
import styles from './invoice-tools.module.css';

const SHOWN: readonly { readonly value: Show; readonly label: string }[] = [
  { value: 'all', label: 'All invoices' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
];

/** Searches and narrows the list; both are in its address. */
export function InvoiceTools({ list: { address, narrow } }: { list: InvoicesModel }) {
  const { typed, type, searchNow } = useTypedSearch(address.search, (search) => narrow({ search }));
  return (
    <form
      className={styles.tools}
      data-no-print=""
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <Field label="Search" hint="Invoice, order or PO number, or a job">
        <TextInput
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Field label="Show">
        <Select
          options={SHOWN}
          value={address.show}
          onChange={(event) => narrow({ show: event.target.value as Show })}
        />
      </Field>
    </form>
  );
}
