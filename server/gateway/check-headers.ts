import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signOnServer } from '../calls/sign-call.ts';

/** The call headers, checked. */
export interface CallHeaders {
  readonly brand: string;
  readonly callserial: string;
  readonly calltime: string;
  readonly debug: string;
  readonly token: string | undefined;
}

const FORM = {
  brand: /^.{1,60}$/,
  callserial: /^\d{13,18}$/,
  calltime: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  debug: /^(false|true)$/,
  sign: /^[0-9a-f]{32}$/,
} as const;
const LONGEST_TOKEN = 128;

function read(headers: IncomingHttpHeaders, name: keyof typeof FORM): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && FORM[name].test(value) ? value : undefined;
}

/**
 * Checks a call's headers and sign (docs/product.md, "Calls"; forms: contracts/api/openapi/shared/calls.yaml).
 * @param url path with query, as it was sent
 * @returns undefined when one is missing, malformed or not signed with this salt
 */
export function checkHeaders(
  headers: IncomingHttpHeaders,
  url: string,
  salt: string,
): CallHeaders | undefined {
  const brand = read(headers, 'brand');
  const callserial = read(headers, 'callserial');
  const calltime = read(headers, 'calltime');
  const debug = read(headers, 'debug');
  const sign = read(headers, 'sign');
  const token = headers.token === '' ? undefined : headers.token;
  if (!brand || !callserial || !calltime || !debug || !sign) return undefined;
  if (token !== undefined && (typeof token !== 'string' || token.length > LONGEST_TOKEN)) return undefined;
  const due = signOnServer({ brand, callserial, calltime, url }, salt);
  if (!timingSafeEqual(Buffer.from(sign), Buffer.from(due))) return undefined;
  return { brand, callserial, calltime, debug, token };
}
