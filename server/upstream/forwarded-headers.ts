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

/**
 * What a reply may tell the caller: what its body is, and how long it may be kept. Everything else stays here, because a header
 * that is passed on acts in the shop's own name: it could clear its storage, set its policy, lead its pages elsewhere.
 */
const PASSED_ON = [
  'content-type',
  'content-encoding',
  'content-language',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'expires',
  'age',
  'etag',
  'last-modified',
  'vary',
  'retry-after',
] as const;

/** Headers of a reply that go on to the caller, names and values in turns. */
export function headersToCaller(reply: IncomingHttpHeaders): string[] {
  return PASSED_ON.flatMap((name) => {
    const value = reply[name];
    return value === undefined ? [] : [name, value];
  });
}
