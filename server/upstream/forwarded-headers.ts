import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CheckedCall } from '../calls/backend.ts';

/** What a caller's request may tell the upstream besides the call headers. Origin, cookies and the rest stay here. */
const TOLD = [
  'content-type',
  'content-length',
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
] as const;

/** Encodings that we can unpack, and so judge. */
const UNPACKABLE = /^\s*(br|gzip|deflate|identity)\s*(;|$)/i;

/**
 * Headers to the upstream, names and values in turns.
 * @param sign made with the secret salt
 */
export function headersToUpstream(call: CheckedCall, req: IncomingMessage, sign: string): string[] {
  const headers = callHeaders(call, sign);
  headers.push('x-request-id', call.requestId, 'x-forwarded-for', call.address);
  if (call.token !== undefined) headers.push('token', call.token);
  for (const name of TOLD) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.push(name, value);
  }
  const encodings = String(req.headers['accept-encoding'] ?? '').split(',');
  const accepted = encodings.filter((encoding) => UNPACKABLE.test(encoding)).join(',');
  headers.push('accept-encoding', accepted || 'identity');
  return headers;
}

/** The signed headers of a call, names and values in turns (docs/product.md, "Calls"). */
export function callHeaders(
  call: Pick<CheckedCall, 'debug' | 'brand' | 'calltime' | 'callserial'>,
  sign: string,
): string[] {
  const { debug, brand, calltime, callserial } = call;
  return ['debug', debug, 'brand', brand, 'calltime', calltime, 'callserial', callserial, 'sign', sign];
}

/** Between two neighbours only (RFC 9110, 7.6.1), or ours to say. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authentication-info',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'date',
  'server',
  'x-powered-by',
  'x-request-id',
  // The shop uses no cookies and answers to no other origin.
  'set-cookie',
  'strict-transport-security',
  'x-content-type-options',
]);

/** Headers of a reply that go on to the caller, names and values in turns. */
export function headersToCaller(reply: IncomingHttpHeaders): string[] {
  const named =
    reply.connection
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? [];
  const headers: string[] = [];
  for (const [name, value] of Object.entries(reply)) {
    if (value === undefined || NOT_PASSED_ON.has(name) || named.includes(name)) continue;
    if (name.startsWith('access-control-')) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.push(name, each);
  }
  return headers;
}
