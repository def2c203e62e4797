import { useState } from 'react';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { applyForAccount, checkRegistration } from './register.api.ts';

export interface RegistrationModel extends SentForm {
  /** the application has been sent: "Please Wait for Verification" */
  readonly isSent: boolean;
}

export function useRegistration(): RegistrationModel {
  const [isSent, setSent] = useState(false);
  const [send] = useState(() => safeToRepeat(applyForAccount));
  const sent = useSentForm(checkRegistration, async (values) => {
    await send(values);
    setSent(true);
  });
  return { ...sent, isSent };
}
