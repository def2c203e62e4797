import type { CallPath, InputOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { orByPhone } from '../../lib/or-by-phone.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { useCustomer } from '../../state/session.ts';

const READ = '/woojiapi/user/qrypeople';

export type People = ReplyOf<typeof READ>['data'];
export type Colleague = People['people'][number];
export type OpenInvitation = People['invitations'][number];

export function usePeopleCall() {
  const { userId } = useCustomer().user;
  return useCall(READ, { userId });
}

/** The rules need zod, so they load when the first field is left. What is sent has been checked before. */
export async function loadRules() {
  const [{ fieldErrors }, { colleagueForm, invitationForm, toRights }] = await Promise.all([
    import('../../../contracts/domain/forms/forms.ts'),
    import('../../../contracts/domain/forms/people-form.ts'),
  ]);
  return {
    invitationErrors: (values: FormValues): FormErrors => fieldErrors(invitationForm, values),
    colleagueErrors: (values: FormValues): FormErrors => fieldErrors(colleagueForm, values),
    toInvitation: (values: FormValues) => {
      const { email, firstName, lastName, ...rights } = invitationForm.parse(values);
      return { email, firstName, lastName, ...toRights(rights) };
    },
    toColleagueRights: (values: FormValues) => toRights(colleagueForm.parse(values)),
  };
}

/** A write after which the list is read again, even if it failed, as another colleague may have changed it. */
function listWrite<P extends CallPath>(path: P): (body: InputOf<P>) => Promise<ReplyOf<P>> {
  const write = safeToRepeat(writeTo(path));
  return async (body) => {
    try {
      return await orByPhone(write(body));
    } finally {
      await invalidate(READ);
    }
  };
}

export const inviteColleague = listWrite('/woojiapi/user/insertinvitation');
export const sendInvitationAgain = listWrite('/woojiapi/user/sendinvitation');
export const withdrawInvitation = listWrite('/woojiapi/user/deleteinvitation');
export const changeColleague = listWrite('/woojiapi/user/updatecolleague');
export const removeColleague = listWrite('/woojiapi/user/deletecolleague');
