import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FieldPairs, FormFields } from '../../../ui/form-fields.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REGISTRATION_SECTIONS, type RegistrationField } from '../register-fields.ts';
import type { RegistrationModel } from '../use-register.ts';
import styles from './register-form.module.css';

interface RegistrationFormProps {
  model: RegistrationModel;
  columns: 1 | 2;
}

export function RegistrationForm({ model: { form, isPending, problem }, columns }: RegistrationFormProps) {
  return (
    <form className="stack-10" {...form.handlers} method="post" aria-label="Trade account application">
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      {REGISTRATION_SECTIONS.map(({ title, fields }) => (
        <FormFields key={title} title={title}>
          <FieldPairs>
            {fields.map((field) => (
              <div data-wide={field.wide ? '' : undefined} key={field.name}>
                <RegistrationControl field={field} error={form.errors[field.name]} />
              </div>
            ))}
          </FieldPairs>
        </FormFields>
      ))}
      <div className="stack-4">
        <p className="text-small text-muted">
          Fields marked{' '}
          <span className={styles.star} aria-hidden="true">
            *
          </span>
          <VisuallyHidden>as required</VisuallyHidden> are mandatory.
        </p>
        <Button className={styles.submit} type="submit" size="lg" loading={isPending} wide={columns === 1}>
          Create a trade account
        </Button>
      </div>
    </form>
  );
}

function RegistrationControl({ field, error }: { field: RegistrationField; error: string | undefined }) {
  const { name, label, required = false, asks, enter, autoComplete, hint, options, initial = '' } = field;
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {asks === 'new-password' ? (
        <PasswordInput asks={asks} enter={enter} name={name} />
      ) : asks ? (
        <TextInput asks={asks} enter={enter} name={name} defaultValue={initial} />
      ) : (
        <Select name={name} autoComplete={autoComplete} defaultValue={initial} options={options ?? []} />
      )}
    </Field>
  );
}
