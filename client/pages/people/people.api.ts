import type { BodyOf, ReplyOf } from '../../../contracts/api/calls.ts';
import { call } from '../../lib/api-client.ts';
import { orByPhone } from '../../lib/or-by-phone.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { useCustomer } from '../../state/session.ts';

const READ = '/woojiapi/user/qrypeople';
const INVITE = '/woojiapi/user/insertinvitation';
const AGAIN = '/woojiapi/user/sendinvitation';
const WITHDRAW = '/woojiapi/user/deleteinvitation';
const CHANGE = '/woojiapi/user/updatecolleague';
const REMOVE = '/woojiapi/user/deletecolleague';

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

/** Reads the list again after a write, even a failed one, as another colleague may have changed it. */
async function thenRead<R>(work: Promise<R>): Promise<R> {
  try {
    return await orByPhone(work);
  } finally {
    await invalidate(READ);
  }
}

const sendInvitation = safeToRepeat((body: BodyOf<typeof INVITE>, serial: string) =>
  call(INVITE, body, { serial }),
);
const sendAgain = safeToRepeat((body: BodyOf<typeof AGAIN>, serial: string) => call(AGAIN, body, { serial }));
const withdraw = safeToRepeat((body: BodyOf<typeof WITHDRAW>, serial: string) =>
  call(WITHDRAW, body, { serial }),
);
const change = safeToRepeat((body: BodyOf<typeof CHANGE>, serial: string) => call(CHANGE, body, { serial }));
const remove = safeToRepeat((body: BodyOf<typeof REMOVE>, serial: string) => call(REMOVE, body, { serial }));

export const inviteColleague = (body: BodyOf<typeof INVITE>) => thenRead(sendInvitation(body));
export const sendInvitationAgain = (body: BodyOf<typeof AGAIN>) => thenRead(sendAgain(body));
export const withdrawInvitation = (body: BodyOf<typeof WITHDRAW>) => thenRead(withdraw(body));
export const changeColleague = (body: BodyOf<typeof CHANGE>) => thenRead(change(body));
export const removeColleague = (body: BodyOf<typeof REMOVE>) => thenRead(remove(body));
