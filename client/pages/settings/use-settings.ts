import { useState } from 'react';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { useCustomer } from '../../state/session.ts';
import { changeProfile, checkProfile, type Settings, useSettingsCall } from './settings.api.ts';

export function useSettings(): Reading<Settings> {
  const call = useSettingsCall();
  return readingOf(call, call.data?.data);
}

export interface ProfileForm extends SentForm {
  /** the last changes have been stored */
  readonly isSaved: boolean;
}

export function useProfileForm(): ProfileForm {
  const { userId } = useCustomer().user;
  const [isSaved, setSaved] = useState(false);
  const sent = useSentForm(checkProfile, async (values) => {
    setSaved(false);
    await changeProfile(userId, values);
    setSaved(true);
  });
  return { ...sent, isSaved };
}
