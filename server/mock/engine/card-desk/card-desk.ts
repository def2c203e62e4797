import { z } from 'zod';
import { CallFailure } from '../../../calls/call-failure.ts';
import {
  isSigned,
  MERCHANT_HEADER,
  type SessionReport,
  type SessionRequest,
  SIGNATURE_HEADER,
  signatureOf,
} from './protocol.ts';

/** Less than a browser waits for a call. */
const TIMEOUT_MS = 5_000;

export const Report: z.ZodType<SessionReport> = z.strictObject({
  sessionId: z.string().min(1).max(60),
  reference: z.string().min(1).max(60),
  state: z.enum(['open', 'processing', 'paid', 'declined', 'cancelled', 'expired']),
  reason: z.enum(['', 'declined', 'insufficient-funds', 'expired-card', 'not-confirmed']),
  amountPence: z.int().min(1),
  last4: z.string().regex(/^(\d{4})?$/),
  pageUrl: z.url({ protocol: /^https?$/ }).max(2000),
});

/** A provider's answer with its signature. */
export interface SignedReport {
  readonly report: SessionReport;
  readonly signature: string;
}

/** The shop's line to its card provider. Every method throws CallFailure "104" when no valid answer comes in time. */
export interface CardDesk {
  /** where the provider sends its call backs */
  readonly callBackUrl: string;
  begin(request: SessionRequest): Promise<SignedReport>;
  /** @returns undefined when the provider knows no such session */
  ask(sessionId: string): Promise<SessionReport | undefined>;
  /** Cancels a payment, unless a bank is being asked already. */
  cancel(sessionId: string): Promise<SessionReport | undefined>;
}

export interface CardDeskDeps {
  /** the provider's address, without a trailing slash */
  readonly providerUrl: () => string;
  readonly secret: string;
  /** the shop's name at the provider */
  readonly merchant: string;
  readonly callBackUrl: () => string;
  /** milliseconds since 1970 by the machine's clock */
  readonly clock: () => number;
}

const noAnswer = () => new CallFailure('104', undefined, 502);

export function openCardDesk(deps: CardDeskDeps): CardDesk {
  const { providerUrl, secret, merchant, callBackUrl, clock } = deps;

  const send = async (method: string, path: string, body = ''): Promise<SignedReport | undefined> => {
    const signed = { merchant, method, path, body };
    const response = await fetch(providerUrl() + path, {
      method,
      headers: {
        [MERCHANT_HEADER]: merchant,
        [SIGNATURE_HEADER]: signatureOf(secret, signed, clock()),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw noAnswer();
    });
    const text = await response.text().catch(() => '');
    if (response.status === 404) return undefined;
    const signature = response.headers.get(SIGNATURE_HEADER) ?? '';
    if (!response.ok || !isSigned(secret, { ...signed, body: text }, signature, clock())) throw noAnswer();
    const parsed = Report.safeParse(JSON.parse(text));
    if (!parsed.success) throw noAnswer();
    return { report: parsed.data, signature };
  };

  return {
    get callBackUrl() {
      return callBackUrl();
    },
    async begin(request) {
      const begun = await send('POST', '/v1/sessions', JSON.stringify(request));
      if (!begun) throw noAnswer();
      return begun;
    },
    ask: async (sessionId) => (await send('GET', `/v1/sessions/${encodeURIComponent(sessionId)}`))?.report,
    cancel: async (sessionId) =>
      (await send('POST', `/v1/sessions/${encodeURIComponent(sessionId)}/cancel`))?.report,
  };
}
