import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { notify } from '../../state/notices.ts';

/** The rules need zod, so they load when the first field is left. */
const loadForms = () => import('../../../contracts/domain/forms/forms.ts');

async function checkMessage(values: FormValues): Promise<FormErrors> {
  const { contactForm, fieldErrors } = await loadForms();
  return fieldErrors(contactForm, values);
}

/** Sends a message whose values have been checked to the sales mailbox. */
async function sendMessage(values: FormValues, serial: string) {
  const { contactForm } = await loadForms();
  const body = { sendTo: salesMailbox(brandName()), ...contactForm.parse(values) };
  return call('/woojiapi/compose/sendemail', body, { serial });
}

const KEY = 'alderline.contact-message';

/** Keeps the text typed in this tab and not yet sent. */
function keepMessage(form: HTMLFormElement): void {
  tabStore.keep(KEY, Object.fromEntries(new FormData(form)));
}

/** Fills only empty fields, so as not to replace what was typed before this ran. */
function restoreMessage(form: HTMLFormElement): void {
  const kept = keptRecord(tabStore.read(KEY));
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isField && kept[field.name];
    if (isField && field.value === '' && typeof text === 'string') field.value = text;
  }
}

const forgetMessage = () => tabStore.keep(KEY, undefined);

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
