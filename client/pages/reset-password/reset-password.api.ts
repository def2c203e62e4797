import { brandName, call } from '../../lib/api-client.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

export async function checkPasswordReset(values: FormValues): Promise<FormErrors> {
  const { fieldErrors, passwordResetForm } = await loadForms();
  return fieldErrors(passwordResetForm, values);
}

export function sendVerificationCode(loginName: string) {
  return call('/woojiapi/user/getauthcode', { brand: brandName(), loginName });
}

/** Sends a form whose values have been checked. */
export async function resetPassword(values: FormValues) {
  const { passwordResetForm } = await loadForms();
  return call('/woojiapi/user/resetpassword', { ...passwordResetForm.parse(values), brand: brandName() });
}
