import { createHmac, timingSafeEqual } from 'node:crypto';

/** State of a payment at the provider. `open` waits for a card, `processing` for the customer's bank. */
export type SessionState = 'open' | 'processing' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** Why a card was not taken; '' otherwise. */
export type DeclineReason = '' | 'declined' | 'insufficient-funds' | 'expired-card' | 'not-confirmed';

/** A shop's request for a payment. */
export interface SessionRequest {
  /** the shop's own id of the payment: the same one again gets the same session */
  readonly reference: string;
  /** 1 or more */
  readonly amountPence: number;
  /** shown to the customer above the card's fields */
  readonly description: string;
  /** the shop's name, as the customer knows it */
  readonly shopName: string;
  /** where the customer goes afterwards, even after a failure */
  readonly returnUrl: string;
  /** address of the shop's backend for the call back */
  readonly callBackUrl: string;
}

/** The provider's report on a session, as an answer and in its call back. It has at most the last four digits of a card. */
export interface SessionReport {
  readonly sessionId: string;
  readonly reference: string;
  readonly state: SessionState;
  readonly reason: DeclineReason;
  readonly amountPence: number;
  /** '' until a card was taken */
  readonly last4: string;
  /** the hosted page */
  readonly pageUrl: string;
}

/** Names the shop that is calling. */
export const MERCHANT_HEADER = 'x-merchant';
/** `t=<milliseconds since 1970>,v1=<hex>`, on a shop's request, on its answer, and on a call back. */
export const SIGNATURE_HEADER = 'x-signature';

/** How old a signature may be, and how far clocks may differ. */
const WINDOW_MS = 5 * 60_000;

/** What a signature covers: sender, address and body. */
export interface Signed {
  readonly merchant: string;
  readonly method: string;
  /** path with query */
  readonly path: string;
  readonly body: string;
}

const digest = (secret: string, at: string, { merchant, method, path, body }: Signed) =>
  createHmac('sha256', secret).update([at, merchant, method, path, body].join('\n')).digest();

/** @param at milliseconds since 1970 by the machine's clock */
export function signatureOf(secret: string, signed: Signed, at: number): string {
  return `t=${at},v1=${digest(secret, String(at), signed).toString('hex')}`;
}

/** Whether a signature is right and recent. The comparison takes as long for a wrong one as for a right one. */
export function isSigned(
  secret: string,
  signed: Signed,
  signature: string | readonly string[] | undefined,
  now: number,
): boolean {
  const [, at = '', hex = ''] = /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (at === '' || Math.abs(now - Number(at)) > WINDOW_MS) return false;
  return timingSafeEqual(digest(secret, at, signed), Buffer.from(hex, 'hex'));
}
