import { fieldErrors } from '../../../contracts/domain/forms/forms.ts';
import { colleagueForm, invitationForm, toRights } from '../../../contracts/domain/forms/people-form.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

export function invitationErrors(values: FormValues): FormErrors {
  return fieldErrors(invitationForm, values);
}

export function colleagueErrors(values: FormValues): FormErrors {
  return fieldErrors(colleagueForm, values);
}

/** @param values checked before */
export function toInvitation(values: FormValues) {
  const { email, firstName, lastName, ...rights } = invitationForm.parse(values);
  return { email, firstName, lastName, ...toRights(rights) };
}

/** @param values checked before */
export const toColleagueRights = (values: FormValues) => toRights(colleagueForm.parse(values));
