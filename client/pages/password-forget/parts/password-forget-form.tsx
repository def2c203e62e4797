import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PasswordResetModel } from '../use-password-forget.ts';

/** Email, code and new password; the code is sent by a button of its own. */
export function PasswordResetForm({ model }: { model: PasswordResetModel }) {
  const element = useRef<HTMLFormElement>(null);
  const { form, code, isPending, problem } = model;
  return (
    <chakra.form
      ref={element}
      {...form.handlers}
      method="post"
      aria-label="Reset your password"
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <VisuallyHidden role="status">{form.summary}</VisuallyHidden>
      <FormError>{problem}</FormError>
      <Field label="Email" required error={form.errors.loginName}>
        <TextInput
          name="loginName"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
        />
      </Field>
      <Field label="Verification Code" required error={form.errors.authCode}>
        <chakra.div display="flex" gap="3">
          <TextInput
            name="authCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            minWidth="0"
          />
          <Button
            variant="outline"
            minWidth="9.5rem"
            loading={code.isPending}
            disabled={code.isDisabled && !code.isPending}
            onClick={() => code.send(element.current)}
          >
            {code.secondsLeft > 0 ? `Resend in ${code.secondsLeft} s` : 'Send code'}
          </Button>
        </chakra.div>
      </Field>
      <Field label="New Password" required hint="At least 8 characters" error={form.errors.password}>
        <PasswordInput name="password" autoComplete="new-password" maxLength={128} />
      </Field>
      <Field label="Confirm Password" required error={form.errors.repassword}>
        <PasswordInput name="repassword" autoComplete="new-password" maxLength={128} />
      </Field>
      <Button type="submit" size="lg" wide loading={isPending}>
        Set new password
      </Button>
    </chakra.form>
  );
}
