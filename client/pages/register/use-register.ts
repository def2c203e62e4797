import { useEffect, useState } from 'react';
import { brandName, call } from '../../lib/api-client.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { tabStore } from '../../lib/storage.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

async function checkRegistration(values: FormValues): Promise<FormErrors> {
  const { fieldErrors, registrationForm } = await loadForms();
  return fieldErrors(registrationForm, values);
}

/** Sends an application whose values have been checked. */
async function applyForAccount(values: FormValues, serial: string) {
  const { registrationForm, toRegistrationBody } = await loadForms();
  const body = toRegistrationBody(registrationForm.parse(values), brandName());
  return call('/woojiapi/user/register', body, { serial });
}

/** Storage key, set once an application was sent, until the page is left or the tab closed, so that a reload doesn't show an empty form. */
const KEY = 'alderline.application-sent';

const isApplicationSent = (): boolean => tabStore.read(KEY) === true;

const keepApplicationSent = (isSent: boolean) => tabStore.keep(KEY, isSent || undefined);

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
