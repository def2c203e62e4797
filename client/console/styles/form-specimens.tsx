import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { FormFields, FormRow } from '../../ui/form-fields.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { Specimen } from './specimen.tsx';

const ROLES = ['Architect', 'Contractor', 'Developer'].map((label) => ({ value: label, label }));

export function FormSpecimens() {
  return (
    <Section title="Forms">
      <Specimen state="ready">
        <FormFields title="Who you are">
          <FormRow>
            <Field label="First name" required>
              <TextInput asks="given-name" />
            </Field>
            <Field label="Occupation" required>
              <Select options={ROLES} placeholder="Choose" />
            </Field>
            <Field label="Password" hint="At least 8 characters">
              <PasswordInput asks="new-password" />
            </Field>
          </FormRow>
          <Field label="Message">
            <TextArea asks="message" rows={3} />
          </Field>
        </FormFields>
      </Specimen>
      <Specimen state="failed: the form as a whole, and a field">
        <FormError>The service did not answer. Please try again in a few minutes.</FormError>
        <FormRow>
          <Field label="Email address" required error="Please enter the correct email address">
            <TextInput asks="email" defaultValue="tom.halloran@" />
          </Field>
          <Field label="Post code" required error="please enter your post code">
            <TextInput asks="postal-code" />
          </Field>
        </FormRow>
      </Specimen>
      <Specimen state="disabled">
        <Field label="Email of the account">
          <TextInput asks="username" defaultValue="trade@alderline.example" disabled />
        </Field>
      </Specimen>
      <Specimen state="loading">
        <Button size="lg" loading>
          Send
        </Button>
      </Specimen>
    </Section>
  );
}
