import { useRef, useState } from 'react';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { useCustomer } from '../../state/session.ts';
import { changeProfile, checkProfile, type Settings, useSettingsCall } from './settings.api.ts';

export function useSettings(): Reading<Settings> {
  const call = useSettingsCall();
  return readingOf(call, call.data?.data);
}

export interface ProfileForm extends SentForm {
  /** what the form shows is stored */
  readonly isSaved: boolean;
  /** something was typed or chosen */
  readonly onChange: () => void;
}

export function useProfileForm(): ProfileForm {
  const { userId } = useCustomer().user;
  const changes = useRef(0);
  const [isSaved, setSaved] = useState(false);
  const sent = useSentForm(checkProfile, async (values) => {
    setSaved(false);
    const at = changes.current;
    await changeProfile(userId, values);
    setSaved(at === changes.current);
  });
  return {
    ...sent,
    isSaved,
    onChange: () => {
      changes.current++;
      setSaved(false);
    },
  };
}
