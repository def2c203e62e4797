import { addressForm, toAddress } from '../../../contracts/domain/forms/delivery-site-form.ts';
import { fieldErrors } from '../../../contracts/domain/forms/forms.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

export { toAddress };

export function addressErrors(values: FormValues): FormErrors {
  return fieldErrors(addressForm, values);
}
