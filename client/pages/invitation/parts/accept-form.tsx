import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { hasLimit, ROLE_DOES, ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import {
  DEFAULT_TITLE,
  PASSWORD_HINT,
  TITLES,
} from '../../../../contracts/domain/people/registration-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { FormRow } from '../../../ui/form-fields.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Invitation } from '../invitation.api.ts';
import type { InvitationModel } from '../use-invitation.ts';
import styles from './invitation-panel.module.css';

const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: title }));

/** Fields for the invited person's name and password, under what they are invited to. */
export function AcceptForm({ invitation, model }: { invitation: Invitation; model: InvitationModel }) {
  const { form, isPending, problem } = model;
  const { invitedBy, companyName, email, firstName, lastName } = invitation;
  return (
    <form className="stack-5" {...form.handlers} method="post" aria-label="Accept the invitation">
      <p>
        {`${invitedBy} invites you to order for ${companyName || 'your company'}. Choose a password, and you can log in at once.`}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{`Your role: ${ROLE_WORDS[invitation.companyRole]}`}</dt>
          <dd>{rightsText(invitation)}</dd>
        </div>
      </dl>
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      {/* tells password managers the user name to store */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className={styles.title}>
        <Field label="Title" error={form.errors.title}>
          <Select
            name="title"
            options={TITLE_OPTIONS}
            defaultValue={DEFAULT_TITLE}
            autoComplete="honorific-prefix"
          />
        </Field>
      </div>
      <FormRow>
        <Field label="First Name" required error={form.errors.firstName}>
          <TextInput asks="given-name" name="firstName" defaultValue={firstName} />
        </Field>
        <Field label="Surname" required error={form.errors.lastName}>
          <TextInput asks="family-name" name="lastName" defaultValue={lastName} />
        </Field>
      </FormRow>
      <Field label="Password" required hint={PASSWORD_HINT} error={form.errors.password}>
        <PasswordInput asks="new-password" name="password" />
      </Field>
      <Field label="Confirm Password" required error={form.errors.repassword}>
        <PasswordInput asks="new-password" enter="go" name="repassword" />
      </Field>
      <Button type="submit" size="lg" wide loading={isPending}>
        Accept the invitation
      </Button>
    </form>
  );
}

function rightsText({ companyRole, limitPence }: Invitation): string {
  if (!hasLimit(companyRole) || limitPence === undefined) return ROLE_DOES[companyRole];
  return `${ROLE_DOES[companyRole]} An order of more than ${formatPence(limitPence)} with VAT waits until a colleague approves it.`;
}
