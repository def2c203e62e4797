import {
  parseQuotationState,
  QUOTATION_STATES,
  QUOTATION_WORDS,
} from '../../../features/quotations/quotation-words.ts';
import { Field } from '../../../ui/field.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Select } from '../../../ui/select.tsx';
import type { QuotationList } from '../use-quotation-list.ts';

const STATES = QUOTATION_STATES.map((value) => ({ value, label: QUOTATION_WORDS[value] }));

/** Which quotations to show: by a few letters, and by state. */
export function QuotationTools({ list: { address, narrow } }: { list: QuotationList }) {
  return (
    <ListTools
      label="Search quotations"
      placeholder="Number, title, client or site"
      search={address.search}
      onSearch={(search) => narrow({ search })}
    >
      <Field label="State">
        <Select
          options={STATES}
          placeholder="All states"
          value={address.sts ?? ''}
          onChange={({ target }) => narrow({ sts: parseQuotationState(target.value) })}
        />
      </Field>
    </ListTools>
  );
}
