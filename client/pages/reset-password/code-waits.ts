import { keptRecord, tabStore } from '../../lib/storage.ts';

/** Seconds before another verification code may be asked for (docs/product.md, "Figures and limits"). */
const RESEND_SECONDS = 60;

/**
 * Seconds until another verification code may be asked for, worked out from the clock so that it is right
 * after the tab was asleep.
 * @param sentAt milliseconds since 1970 when the last code was sent; undefined if none was
 * @param now milliseconds since 1970
 * @returns 60 down to 0; at 0 another code may be asked for
 */
export function resendSecondsLeft(sentAt: number | undefined, now: number): number {
  if (sentAt === undefined) return 0;
  const left = RESEND_SECONDS - Math.floor((now - sentAt) / 1000);
  return Math.min(RESEND_SECONDS, Math.max(0, left));
}

/** Storage key: when codes were sent, by email. Kept until the tab closes, so that a reload doesn't shorten a wait. */
const KEY = 'alderline.code-sent-at';

type SentAt = Readonly<Record<string, number>>;

const nameOf = (email: string) => email.trim().toLowerCase();

/** @returns milliseconds since 1970, undefined when no code was sent to this email recently */
export function codeSentAt(email: string): number | undefined {
  return read()[nameOf(email)];
}

/** Records that a code was sent, and drops waits that are over. */
export function keepCodeSent(email: string, now: number): void {
  const waiting = Object.entries(read()).filter(([, sentAt]) => resendSecondsLeft(sentAt, now) > 0);
  tabStore.keep(KEY, { ...Object.fromEntries(waiting), [nameOf(email)]: now });
}

/** @returns the email that a code was last sent to, while another can't be requested */
export function emailThatWaits(now: number): string | undefined {
  const waiting = Object.entries(read()).filter(([, sentAt]) => resendSecondsLeft(sentAt, now) > 0);
  return waiting.sort(([, one], [, other]) => other - one)[0]?.[0];
}

function read(): SentAt {
  return Object.fromEntries(
    Object.entries(keptRecord(tabStore.read(KEY))).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}
