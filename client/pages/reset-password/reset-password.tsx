import { useRef } from 'react';
import { brandName } from '../../lib/api-client.ts';
import { useHref } from '../../state/device.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { CheckYourInbox } from './parts/check-your-inbox.tsx';
import { PasswordResetForm } from './parts/password-reset-form.tsx';
import { usePasswordReset } from './use-password-reset.ts';

/** The form for a new password; once it is set, what happens next. */
export function ResetPasswordPage() {
  const element = useRef<HTMLFormElement>(null);
  const model = usePasswordReset(element);
  const href = useHref();
  if (model.isDone) return <CheckYourInbox loggedOut={model.loggedOut} />;
  return (
    <FormPanel
      brand={brandName()}
      homeHref={href('home')}
      statement="Floors from stock, at trade prices."
      title="Reset your password"
      lead="We'll email you a verification code. Enter it here to set a new password."
    >
      <PasswordResetForm ref={element} model={model} />
      <ButtonLink href={href('login')} variant="quiet" wide>
        Back to login
      </ButtonLink>
    </FormPanel>
  );
}
