import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { TITLES } from '../../../../contracts/domain/people/registration-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Settings } from '../settings.api.ts';
import { useProfileForm } from '../use-settings.ts';
import styles from './details-form.module.css';

const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: title }));

export function DetailsForm({ settings }: { settings: Settings }) {
  const { form, isPending, problem, isSaved, onChange } = useProfileForm();
  return (
    <Section title="Your details">
      <form
        className="stack-5"
        {...form.handlers}
        onInputCapture={onChange}
        method="post"
        aria-label="Your details"
      >
        <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
        <FormError>{problem}</FormError>
        <div className={styles.title}>
          <Field label="Title" error={form.errors.title}>
            <Select
              name="title"
              options={TITLE_OPTIONS}
              defaultValue={settings.title}
              autoComplete="honorific-prefix"
            />
          </Field>
        </div>
        <FormRow>
          <Field label="First Name" required error={form.errors.firstName}>
            <TextInput asks="given-name" name="firstName" defaultValue={settings.firstName} />
          </Field>
          <Field label="Surname" required error={form.errors.lastName}>
            <TextInput asks="family-name" enter="done" name="lastName" defaultValue={settings.lastName} />
          </Field>
        </FormRow>
        <InlineAlert kind="success">{isSaved && !isPending && 'Your details are saved.'}</InlineAlert>
        <Button className={styles.save} type="submit" loading={isPending}>
          Save your details
        </Button>
      </form>
      <dl className={styles.facts}>
        <Fact name="Email" value={settings.loginName} />
        <Fact name="Company" value={settings.companyName} />
        <Fact name="Customer number" value={settings.custNo} />
        <Fact name="Your role" value={settings.companyRole ? ROLE_WORDS[settings.companyRole] : ''} />
      </dl>
      <p className="text-small">
        If your email or your company has changed, we change it for you. <SalesOffice />
      </p>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
