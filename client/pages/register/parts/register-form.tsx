import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FormFields } from '../../../ui/form-fields.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REGISTRATION_SECTIONS, type RegistrationField } from '../register-fields.ts';
import type { RegistrationModel } from '../use-register.ts';

interface RegistrationFormProps {
  model: RegistrationModel;
  columns: 1 | 2;
}

export function RegistrationForm({ model: { form, isPending, problem }, columns }: RegistrationFormProps) {
  const template = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
  return (
    <chakra.form
      {...form.handlers}
      method="post"
      aria-label="Trade account application"
      display="flex"
      flexDirection="column"
      gap="10"
    >
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      {REGISTRATION_SECTIONS.map(({ title, fields }) => (
        <FormFields key={title} title={title}>
          <chakra.div display="grid" gap="5" alignItems="start" gridTemplateColumns={template}>
            {fields.map((field) => (
              <chakra.div key={field.name} gridColumn={field.wide ? '1 / -1' : undefined}>
                <RegistrationControl field={field} error={form.errors[field.name]} />
              </chakra.div>
            ))}
          </chakra.div>
        </FormFields>
      ))}
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.p textStyle="small" color="fg.muted">
          Fields marked{' '}
          <chakra.span color="accent.fg" aria-hidden="true">
            *
          </chakra.span>
          <VisuallyHidden>as required</VisuallyHidden> are mandatory.
        </chakra.p>
        <Button
          type="submit"
          size="lg"
          loading={isPending}
          wide={columns === 1}
          alignSelf={columns === 2 ? 'flex-start' : undefined}
        >
          Create a trade account
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function RegistrationControl({ field, error }: { field: RegistrationField; error: string | undefined }) {
  const { name, label, required = false, type = 'text', autoComplete, hint, options, initial } = field;
  const shared = { name, autoComplete, defaultValue: initial ?? '' };
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {options ? (
        <Select {...shared} options={options} />
      ) : type === 'password' ? (
        <PasswordInput {...shared} />
      ) : (
        <TextInput {...shared} type={type} />
      )}
    </Field>
  );
}
