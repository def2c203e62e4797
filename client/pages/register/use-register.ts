import { useEffect, useState } from 'react';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { isApplicationSent, keepApplicationSent } from './kept-application.ts';
import { applyForAccount, checkRegistration } from './register.api.ts';

export interface RegistrationModel extends SentForm {
  /** the application has been sent: "Please Wait for Verification" */
  readonly isSent: boolean;
}

export function useRegistration(): RegistrationModel {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    // set in an effect, as the server always renders the form
    if (isApplicationSent()) setSent(true);
    return () => keepApplicationSent(false);
  }, []);
  const [send] = useState(() => safeToRepeat(applyForAccount));
  const sent = useSentForm(checkRegistration, async (values) => {
    await send(values);
    keepApplicationSent(true);
    setSent(true);
  });
  return { ...sent, isSent };
}
