import { clsx } from 'clsx';
import { useId } from 'react';
import { suggestedLoginName } from '../../../state/login-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { LoginModel } from '../use-login.ts';
import styles from './login-form.module.css';

interface LoginFormProps {
  model: LoginModel;
  resetHref: string;
}

export function LoginForm({ model, resetHref }: LoginFormProps) {
  const problemId = useId();
  const { problem, isMismatch, isPending, submit } = model;
  const refused = problem ? { 'aria-describedby': problemId, 'aria-invalid': isMismatch || undefined } : {};
  return (
    <form className="stack-5" noValidate method="post" onSubmit={submit} aria-label="Log in">
      <FormError id={problemId}>{problem}</FormError>
      <Field label="Email">
        <TextInput asks="username" name="loginName" defaultValue={suggestedLoginName()} {...refused} />
      </Field>
      <Field label="Password">
        <PasswordInput asks="current-password" enter="go" name="password" {...refused} />
      </Field>
      <div className={styles.help}>
        <Link className={clsx('text-small', styles.link)} href={resetHref} look="underline">
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" size="lg" wide loading={isPending}>
        Login
      </Button>
    </form>
  );
}
