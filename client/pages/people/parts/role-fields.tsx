import { useState } from 'react';
import { poundsText } from '../../../../contracts/domain/number/figure-text.ts';
import {
  type CompanyRole,
  hasLimit,
  ROLE_WORDS,
} from '../../../../contracts/domain/people/company-people.ts';
import type { FormErrors } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const ROLES = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }));

interface RoleFieldsProps {
  companyRole: CompanyRole;
  limitPence?: number | undefined;
  errors: FormErrors;
}

/** A role, and a limit for those that have one. */
export function RoleFields({ companyRole, limitPence, errors }: RoleFieldsProps) {
  const [chosen, setChosen] = useState(companyRole);
  return (
    <>
      <Field label="Role" required error={errors.companyRole}>
        <Select
          name="companyRole"
          options={ROLES}
          defaultValue={companyRole}
          onChange={({ target }) => setChosen(target.value as CompanyRole)}
        />
      </Field>
      {hasLimit(chosen) && (
        <Field
          label="Orders without approval up to (£)"
          hint="With VAT. Leave it empty for no limit; 0 has every order wait."
          error={errors.limit}
        >
          <TextInput
            asks="decimal"
            enter="done"
            name="limit"
            defaultValue={limitPence === undefined ? '' : poundsText(limitPence)}
          />
        </Field>
      )}
    </>
  );
}
