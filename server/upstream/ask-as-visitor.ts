import { callSerial, callTime } from '../../contracts/api/call-signing.ts';
import type { CheckedCall } from '../calls/backend.ts';
import { signOnServer } from '../calls/sign-call.ts';
import { callHeaders } from './forwarded-headers.ts';
import type { Asked } from './send-request.ts';
import type { Translator } from './translate-calls.ts';

interface Visitor {
  readonly brand: string;
  readonly basePath: string;
  readonly signSalt: string;
}

/** A form in the way a browser sends it: null as empty text, lists and objects as JSON text. */
function toForm(input: unknown): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(input ?? {})) {
    if (value === undefined) continue;
    form.set(key, value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form.toString();
}

/** Makes the server's own call, without a token. */
export function askAsVisitor(
  { brand, basePath, signSalt }: Visitor,
  method: CheckedCall['method'],
  path: string,
  input: unknown,
  limitMs: number,
  translator: Translator,
): Asked {
  const now = new Date();
  const form = toForm(input);
  const url = basePath + translator.url(method === 'GET' && form ? `${path}?${form}` : path);
  const call = {
    debug: 'false',
    brand,
    calltime: callTime(now),
    callserial: callSerial(now.getTime(), Math.random()),
  };
  const headers = callHeaders(call, signOnServer({ ...call, url }, signSalt));
  headers.push('accept', 'application/json', 'accept-encoding', 'br, gzip');
  if (method === 'GET') return { method, url, headers, body: null, limitMs };
  headers.push('content-type', 'application/x-www-form-urlencoded');
  return { method, url, headers, body: Buffer.from(translator.form(form)), limitMs };
}
