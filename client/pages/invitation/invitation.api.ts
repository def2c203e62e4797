import type { ReplyOf } from '../../../contracts/api/calls.ts';
import { orByPhone } from '../../lib/or-by-phone.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { useCall } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';

const READ = '/woojiapi/user/qryinvitation';

export type Invitation = ReplyOf<typeof READ>['data'];

/** The form of a token. */
const TOKEN = /^[\w-]{1,100}$/;

export const isToken = (text: string) => TOKEN.test(text);

/** @param token from the address; no call is made unless it has the form of a token */
export function useInvitationCall(token: string) {
  return useCall(READ, isToken(token) ? { invitationToken: token } : null);
}

/** The rules need zod, so they load when the first field is left. */
async function loadForm() {
  const { acceptanceForm, fieldErrors } = await import('../../../contracts/domain/forms/forms.ts');
  return { acceptanceForm, fieldErrors };
}

export async function checkAcceptance(values: FormValues): Promise<FormErrors> {
  const { acceptanceForm, fieldErrors } = await loadForm();
  return fieldErrors(acceptanceForm, values);
}

const accept = safeToRepeat(writeTo('/woojiapi/user/acceptinvitation'));

/** Sends a form whose values have been checked. */
export async function acceptInvitation(token: string, values: FormValues) {
  const { acceptanceForm } = await loadForm();
  return orByPhone(accept({ ...acceptanceForm.parse(values), invitationToken: token }));
}
