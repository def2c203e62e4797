import { useState } from 'react';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useAction } from '../../lib/use-call.ts';
import { type CheckedForm, type FormValues, useCheckedForm } from '../../lib/use-checked-form.ts';
import { applyForAccount, checkRegistration } from './register.api.ts';

export interface RegistrationModel {
  readonly form: CheckedForm;
  readonly isPending: boolean;
  /** why the server refused the application; '' while there is nothing to say */
  readonly problem: string;
  /** the application is with the provider: "Please Wait for Verification" */
  readonly isSent: boolean;
}

export function useRegistration(): RegistrationModel {
  const [isSent, setSent] = useState(false);
  const [send] = useState(() => safeToRepeat(applyForAccount));
  const { run, isPending, problem } = useAction(
    async (values: FormValues) => {
      await send(values);
      setSent(true);
    },
    { inPlace: true },
  );
  return { form: useCheckedForm(checkRegistration, run), isPending, problem, isSent };
}
