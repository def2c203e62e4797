import { type SentForm, useSentForm } from '../../../lib/use-sent-form.ts';
import { useGo, useHref } from '../../../state/device.ts';
import { notify } from '../../../state/notices.ts';
import { endSession, useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { closeAccount } from '../settings.api.ts';
import styles from './plain-part.module.css';

/** Asks for the password again, so that a stranger at an open screen can't close the account. */
export function CloseAccount() {
  const { form, isPending, problem } = useCloseAccount();
  const href = useHref();
  return (
    <Section title="Close your account" screenOnly>
      <form className={styles.part} {...form.handlers} method="post" aria-label="Close your account">
        <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
        <p>
          This removes your login, name, basket and projects, and the emails that we keep, at once and for
          good. If nobody else of your company has an account, its address book goes too. Download your data
          first if you need it. An owner with colleagues first makes one of them an owner, under People in My
          account.
        </p>
        <p>
          Orders and their invoices stay for six years, because the law asks us to keep them. So do projects
          that are already in our gallery. The{' '}
          <Link href={href('privacy')} look="underline">
            privacy policy
          </Link>{' '}
          says more.
        </p>
        <FormError>{problem}</FormError>
        <div className={styles.field}>
          <Field label="Your password" required error={form.errors.password}>
            <PasswordInput asks="current-password" enter="go" name="password" />
          </Field>
        </div>
        <Button type="submit" variant="outline" loading={isPending}>
          Close your account for good
        </Button>
      </form>
    </Section>
  );
}

/** Closes the customer's account with their password; then logs out, and the home page says so. */
function useCloseAccount(): SentForm {
  const { userId } = useCustomer().user;
  const go = useGo();
  return useSentForm(
    async ({ password }) => ({ password: password ? undefined : 'Please enter your password.' }),
    async ({ password = '' }) => {
      await closeAccount(userId, password);
      endSession();
      go('home');
      notify({ type: 'success', text: 'Your account is closed. An email confirms it.' });
    },
  );
}
