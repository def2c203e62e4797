import { INVITATION_DAYS } from '../../../../contracts/domain/people/company-people.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInviteForm } from '../use-people.ts';
import { RoleFields } from './role-fields.tsx';

export function InviteForm({ onSent }: { onSent: (words: string) => void }) {
  const { form, isPending, problem } = useInviteForm(onSent);
  return (
    <form className="stack-5" {...form.handlers} method="post" aria-label="Invite a colleague">
      <p>
        {`We email them a link, valid for ${INVITATION_DAYS} days, with which they choose a password. They can log in at once: you vouch for them.`}
      </p>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <Field label="Their email" required error={form.errors.email}>
        <TextInput asks="other-email" name="email" />
      </Field>
      <Field label="Their first name" required error={form.errors.firstName}>
        <TextInput asks="other-name" name="firstName" />
      </Field>
      <Field label="Their surname" required error={form.errors.lastName}>
        <TextInput asks="other-name" name="lastName" />
      </Field>
      <RoleFields companyRole="buyer" errors={form.errors} />
      <Button type="submit" size="lg" wide loading={isPending}>
        Send the invitation
      </Button>
    </form>
  );
}
