import { type RefObject, useState } from 'react';
import { logOut } from '../../features/log-out/use-log-out.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { useAction } from '../../lib/use-call.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { markRefused, type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { suggestLoginName } from '../../state/login-name.ts';
import { notify } from '../../state/notices.ts';
import { isCustomer, session } from '../../state/session.ts';
import { useResendWait } from './use-resend-wait.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

async function checkPasswordReset(values: FormValues): Promise<FormErrors> {
  const { fieldErrors, passwordResetForm } = await loadForms();
  return fieldErrors(passwordResetForm, values);
}

function sendVerificationCode(loginName: string) {
  return call('/woojiapi/user/getauthcode', { brand: brandName(), loginName });
}

/** Sends a form whose values have been checked. */
async function resetPassword(values: FormValues) {
  const { passwordResetForm } = await loadForms();
  return call('/woojiapi/user/resetpassword', { ...passwordResetForm.parse(values), brand: brandName() });
}

export interface PasswordResetModel extends SentForm {
  /** the password is set: "Check Your Inbox" */
  readonly isDone: boolean;
  /** the user who was logged in in this browser until then, if it was another person; '' otherwise */
  readonly loggedOut: string;
  readonly code: {
    /** while a call runs or the countdown is active */
    readonly isDisabled: boolean;
    readonly isPending: boolean;
    readonly secondsLeft: number;
    readonly send: () => void;
  };
}

/** @param element the form with the email to send the code to */
export function usePasswordReset(element: RefObject<HTMLFormElement | null>): PasswordResetModel {
  const [isDone, setDone] = useState(false);
  const [loggedOut, setLoggedOut] = useState('');
  /** the button pressed last; only its failure is shown */
  const [last, setLast] = useState<'code' | 'reset'>('code');
  const wait = useResendWait(element);

  const reset = useSentForm(checkPasswordReset, async (values: FormValues) => {
    setLast('reset');
    await resetPassword(values);
    const loginName = String(values.loginName ?? '').trim();
    // otherwise the link to the log-in page would open the account of the user still logged in
    if (isCustomer(session)) {
      if (session.user.loginName.toLowerCase() !== loginName.toLowerCase())
        setLoggedOut(session.user.loginName);
      logOut();
    }
    suggestLoginName(loginName);
    notify({ type: 'success', text: 'Password forgot_form successfully' });
    setDone(true);
  });
  const { form } = reset;

  const code = useAction(
    async (shown: HTMLFormElement) => {
      setLast('code');
      if (!(await form.checkFields(shown, (name) => name === 'loginName'))) return;
      const loginName = String(new FormData(shown).get('loginName') ?? '').trim();
      try {
        const { resultMsg } = await sendVerificationCode(loginName);
        wait.start(loginName);
        notify({ type: 'success', text: resultMsg || 'verification code sent successfully' });
        focusCode(shown);
      } catch (error) {
        markRefused(form, shown, error);
      }
    },
    { inPlace: true },
  );

  return {
    ...reset,
    problem: last === 'code' ? code.problem : reset.problem,
    isDone,
    loggedOut,
    code: {
      isDisabled: code.isPending || reset.isPending || wait.seconds > 0,
      isPending: code.isPending,
      secondsLeft: wait.seconds,
      send: () => element.current && void code.run(element.current),
    },
  };
}

/** Focuses the next field to fill in, unless the customer has moved to another meanwhile. */
function focusCode(form: HTMLFormElement) {
  const field = form.elements.namedItem('authCode');
  const isElsewhere = document.activeElement instanceof HTMLInputElement;
  if (field instanceof HTMLInputElement && !isElsewhere) field.focus();
}
