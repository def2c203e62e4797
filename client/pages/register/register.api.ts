import { brandName, call } from '../../lib/api-client.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

export async function checkRegistration(values: FormValues): Promise<FormErrors> {
  const { fieldErrors, registrationForm } = await loadForms();
  return fieldErrors(registrationForm, values);
}

/** Sends an application whose values have been checked. */
export async function applyForAccount(values: FormValues, serial: string) {
  const { registrationForm, toRegistrationBody } = await loadForms();
  const body = toRegistrationBody(registrationForm.parse(values), brandName());
  return call('/woojiapi/user/register', body, { serial });
}
