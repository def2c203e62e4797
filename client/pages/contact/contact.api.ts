import { salesMailbox } from '../../../contracts/domain/seller/contact.ts';
import { brandName, call } from '../../lib/api-client.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

export async function checkMessage(values: FormValues): Promise<FormErrors> {
  const { contactForm, fieldErrors } = await loadForms();
  return fieldErrors(contactForm, values);
}

/** Sends a message whose values have been checked to the sales mailbox. */
export async function sendMessage(values: FormValues, serial: string) {
  const { contactForm } = await loadForms();
  const body = { sendTo: salesMailbox(brandName()), ...contactForm.parse(values) };
  return call('/woojiapi/compose/sendemail', body, { serial });
}
