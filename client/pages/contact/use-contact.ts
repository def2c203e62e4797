import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isUnavailable } from '../../lib/reading.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { notify } from '../../state/notices.ts';
import { checkMessage, sendMessage } from './contact.api.ts';
import { forgetMessage, keepMessage, restoreMessage } from './kept-message.ts';

export interface ContactModel extends SentForm {
  /** the backend takes no messages: the last attempt got code 105 */
  readonly isUnavailable: boolean;
  /** to spread on the form element */
  readonly formProps: SentForm['form']['handlers'] & { readonly ref: RefObject<HTMLFormElement | null> };
}

/** The message to the sales office. The text is kept until it has been sent. */
export function useContact(): ContactModel {
  const ref = useRef<HTMLFormElement>(null);
  const [unavailable, setUnavailable] = useState(false);
  const [send] = useState(() => safeToRepeat(sendMessage));
  const sent = useSentForm(checkMessage, async (values) => {
    try {
      await send(values);
    } catch (error) {
      setUnavailable(isUnavailable(error));
      throw error;
    }
    ref.current?.reset();
    forgetMessage();
    notify({ type: 'success', text: 'Send Successfully' });
  });
  useEffect(() => {
    if (!ref.current) return;
    restoreMessage(ref.current);
    keepMessage(ref.current);
  }, []);
  const { handlers } = sent.form;
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keepMessage(event.currentTarget);
    handlers.onInput(event);
  };
  return { ...sent, isUnavailable: unavailable, formProps: { ...handlers, onInput, ref } };
}
