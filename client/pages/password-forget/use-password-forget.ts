import { useState } from 'react';
import { useAction } from '../../lib/use-call.ts';
import { type CheckedForm, type FormValues, useCheckedForm } from '../../lib/use-checked-form.ts';
import { notify } from '../../state/notices.ts';
import { checkPasswordReset, resetPassword, sendVerificationCode } from './password-forget.api.ts';
import { useResendWait } from './use-resend-wait.ts';

export interface PasswordResetModel {
  readonly form: CheckedForm;
  readonly isPending: boolean;
  /** why the code or the new password was refused; '' while there is nothing to say */
  readonly problem: string;
  /** the password is set: "Check Your Inbox" */
  readonly isDone: boolean;
  readonly code: {
    /** while a request runs or the countdown is active */
    readonly isDisabled: boolean;
    readonly isPending: boolean;
    readonly secondsLeft: number;
    readonly send: (form: HTMLFormElement | null) => void;
  };
}

export function usePasswordReset(): PasswordResetModel {
  const [isDone, setDone] = useState(false);
  /** which of the two buttons was pressed last: only its failure is still true */
  const [last, setLast] = useState<'code' | 'reset'>('code');
  const wait = useResendWait();

  const reset = useAction(
    async (values: FormValues) => {
      setLast('reset');
      await resetPassword(values);
      notify({ type: 'success', text: 'Password forgot_form successfully' });
      setDone(true);
    },
    { inPlace: true },
  );
  const form = useCheckedForm(checkPasswordReset, reset.run);

  const code = useAction(
    async (element: HTMLFormElement) => {
      setLast('code');
      if (!(await form.checkField(element, 'loginName'))) return;
      const loginName = String(new FormData(element).get('loginName') ?? '').trim();
      const { resultMsg } = await sendVerificationCode(loginName);
      wait.start();
      notify({ type: 'success', text: resultMsg || 'verification code sent successfully' });
      focusCode(element);
    },
    { inPlace: true },
  );

  return {
    form,
    isPending: reset.isPending,
    problem: last === 'code' ? code.problem : reset.problem,
    isDone,
    code: {
      isDisabled: code.isPending || reset.isPending || wait.seconds > 0,
      isPending: code.isPending,
      secondsLeft: wait.seconds,
      send: (element) => element && void code.run(element),
    },
  };
}

/** The next thing to fill in, unless the customer has gone on to another field meanwhile. */
function focusCode(form: HTMLFormElement) {
  const field = form.elements.namedItem('authCode');
  const isElsewhere = document.activeElement instanceof HTMLInputElement;
  if (field instanceof HTMLInputElement && !isElsewhere) field.focus();
}
