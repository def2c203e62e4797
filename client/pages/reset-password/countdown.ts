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
