import { fieldErrors, profileForm } from '../../../contracts/domain/forms/forms.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

export function profileErrors(values: FormValues): FormErrors {
  return fieldErrors(profileForm, values);
}

/** @param values checked before */
export const toProfile = (values: FormValues) => profileForm.parse(values);
