import { type RefObject, useEffect, useState } from 'react';
import { codeSentAt, emailThatWaits, keepCodeSent, resendSecondsLeft } from './code-waits.ts';

export interface ResendWait {
  /** seconds to wait for the email in the form; 0 when another code may be requested */
  readonly seconds: number;
  readonly start: (email: string) => void;
}

/** @param form the form with the email; after a reload we fill in the email that a code was sent to */
export function useResendWait(form: RefObject<HTMLFormElement | null>): ResendWait {
  const [sentAt, setSentAt] = useState<number>();
  const [now, setNow] = useState(() => Date.now());
  const seconds = resendSecondsLeft(sentAt, now);
  const isWaiting = seconds > 0;

  useEffect(() => {
    const field = form.current?.elements.namedItem('loginName');
    if (!(field instanceof HTMLInputElement)) return;
    field.value ||= emailThatWaits(Date.now()) ?? '';
    const follow = () => {
      const sent = codeSentAt(field.value);
      setSentAt(sent);
      if (sent !== undefined) setNow(Date.now());
    };
    follow();
    field.addEventListener('input', follow);
    return () => field.removeEventListener('input', follow);
  }, [form]);

  useEffect(() => {
    if (!isWaiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isWaiting]);

  return {
    seconds,
    start(email) {
      const sent = Date.now();
      keepCodeSent(email, sent);
      setSentAt(sent);
      setNow(sent);
    },
  };
}
