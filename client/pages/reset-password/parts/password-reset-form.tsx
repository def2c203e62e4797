import type { Ref } from 'react';
import { PASSWORD_HINT } from '../../../../contracts/domain/people/registration-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PasswordResetModel } from '../use-password-reset.ts';
import styles from './password-reset-form.module.css';

/** Email, code and new password; a separate button sends the code. */
export function PasswordResetForm({ model, ref }: { model: PasswordResetModel; ref: Ref<HTMLFormElement> }) {
  const { form, code, isPending, problem } = model;
  return (
    <form className="stack-5" ref={ref} {...form.handlers} method="post" aria-label="Reset your password">
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <Field label="Email" required error={form.errors.loginName}>
        <TextInput asks="username" name="loginName" />
      </Field>
      <Field label="Verification Code" required error={form.errors.authCode}>
        <div className={styles.code}>
          <TextInput className={styles.codeInput} asks="one-time-code" name="authCode" />
          <Button
            className={styles.send}
            variant="outline"
            loading={code.isPending}
            disabled={code.isDisabled && !code.isPending}
            onClick={() => code.send()}
          >
            {code.secondsLeft > 0 ? `Resend in ${code.secondsLeft} s` : 'Send code'}
          </Button>
        </div>
      </Field>
      <Field label="New Password" required hint={PASSWORD_HINT} error={form.errors.password}>
        <PasswordInput asks="new-password" name="password" />
      </Field>
      <Field label="Confirm Password" required error={form.errors.repassword}>
        <PasswordInput asks="new-password" enter="go" name="repassword" />
      </Field>
      <Button type="submit" size="lg" wide loading={isPending}>
        Set new password
      </Button>
    </form>
  );
}
