import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { LoginModel } from '../use-login.ts';

interface LoginFormProps {
  model: LoginModel;
  passwordForgetHref: string;
}

export function LoginForm({ model, passwordForgetHref }: LoginFormProps) {
  const problemId = useId();
  const { problem, isPending, submit } = model;
  const refused = problem ? { 'aria-describedby': problemId, 'aria-invalid': true } : {};
  return (
    <chakra.form
      noValidate
      method="post"
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap="5"
      aria-label="Log in"
    >
      <FormError id={problemId}>{problem}</FormError>
      <Field label="Email">
        <TextInput name="loginName" type="email" autoComplete="username" autoCapitalize="none" {...refused} />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" {...refused} />
      </Field>
      <chakra.div display="flex" justifyContent="flex-end" marginTop="-2">
        <Link
          href={passwordForgetHref}
          look="underline"
          textStyle="small"
          minHeight="touch"
          display="inline-flex"
          alignItems="center"
        >
          Forgot your password?
        </Link>
      </chakra.div>
      <Button type="submit" size="lg" wide loading={isPending}>
        Login
      </Button>
    </chakra.form>
  );
}
