import type { BodyOf } from '../../../contracts/api/calls.ts';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { call } from '../../lib/api-client.ts';
import { createLatestWrites } from '../../lib/latest-writes.ts';
import { orByPhone } from '../../lib/or-by-phone.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import { invalidate, useCall } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { useCustomer } from '../../state/session.ts';

export type Settings = components['schemas']['SettingsReply']['data'];
export type OpenSession = components['schemas']['OpenSession'];
export type MailTopic = components['schemas']['MailTopic'];
export type OwnData = components['schemas']['OwnDataReply']['data'];
type MailChoice = BodyOf<'/woojiapi/user/updatemails'>;

const SETTINGS = '/woojiapi/user/qrysettings';
const SESSIONS = '/woojiapi/user/qrysessions';

export function useSettingsCall() {
  const { userId } = useCustomer().user;
  return useCall(SETTINGS, { userId });
}

export function useSessionsCall() {
  const { userId } = useCustomer().user;
  return useCall(SESSIONS, { userId });
}

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

export async function checkProfile(values: FormValues): Promise<FormErrors> {
  const { fieldErrors, profileForm } = await loadForms();
  return fieldErrors(profileForm, values);
}

/** Sends a form whose values have been checked. */
export async function changeProfile(userId: string, values: FormValues): Promise<void> {
  const { profileForm } = await loadForms();
  await orByPhone(call('/woojiapi/user/updateprofile', { userId, ...profileForm.parse(values) }));
  // whatever shows the customer's name
  await invalidate(
    SETTINGS,
    '/woojiapi/order/qryorders',
    '/woojiapi/order/qryorderdetail',
    '/woojiapi/order/qrycheckout',
  );
}

const choices = createLatestWrites<MailChoice>((_topic, choice) =>
  call('/woojiapi/user/updatemails', choice),
);

/** Stores the choice of mails; of several quick changes of a switch only the last is sent. */
export async function chooseMails(choice: MailChoice): Promise<void> {
  try {
    await orByPhone(choices.set(choice.topic, choice));
  } finally {
    await invalidate(SETTINGS);
  }
}

/** @param sessionId without it, all other sessions end */
export async function endSessions(userId: string, sessionId?: string): Promise<void> {
  try {
    await orByPhone(call('/woojiapi/user/endsessions', { userId, ...(sessionId ? { sessionId } : {}) }));
  } finally {
    await invalidate(SESSIONS);
  }
}

export async function readOwnData(userId: string): Promise<OwnData> {
  return (await orByPhone(call('/woojiapi/user/qryowndata', { userId }))).data;
}

const sendClosing = safeToRepeat(writeTo('/woojiapi/user/closeaccount'));

/** @param password of the customer whose account it is */
export async function closeAccount(userId: string, password: string): Promise<void> {
  await orByPhone(sendClosing({ userId, password }));
}
