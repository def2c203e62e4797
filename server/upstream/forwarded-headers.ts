import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CheckedCall } from '../calls/backend.ts';

/** Headers passed to the upstream besides the call headers. Origin, cookies and the rest are not passed on. */
const TOLD = [
  'content-type',
  'content-length',
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'user-agent',
] as const;

/** Encodings that we can decompress, and so check. */
const UNPACKABLE = /^\s*(br|gzip|deflate|identity)\s*(;|$)/i;

/**
 * Headers to the upstream, names and values in turn.
 * @param sign made with the secret salt
 * @param body what is sent instead of the request's own body
 */
export function headersToUpstream(
  call: CheckedCall,
  req: IncomingMessage,
  sign: string,
  body?: Buffer,
): string[] {
  const headers = callHeaders(call, sign);
  headers.push('x-request-id', call.requestId, 'x-forwarded-for', call.address);
  if (call.token !== undefined) headers.push('token', call.token);
  for (const name of TOLD) {
    const value = name === 'content-length' && body ? String(body.length) : req.headers[name];
    if (typeof value === 'string') headers.push(name, value);
  }
  const encodings = String(req.headers['accept-encoding'] ?? '').split(',');
  const accepted = encodings.filter((encoding) => UNPACKABLE.test(encoding)).join(',');
  headers.push('accept-encoding', accepted || 'identity');
  return headers;
}

/** The signed headers of a call, names and values in turn (docs/product.md, "Calls"). */
export function callHeaders(
  call: Pick<CheckedCall, 'debug' | 'brand' | 'calltime' | 'callserial'>,
  sign: string,
): string[] {
  const { debug, brand, calltime, callserial } = call;
  return ['debug', debug, 'brand', brand, 'calltime', calltime, 'callserial', callserial, 'sign', sign];
}

/**
 * Reply headers for the caller: about the body, and how long it may be cached. No others, because they would act
 * in the shop's name: they could clear its storage, set its policy or redirect its pages.
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

/** Reply headers that are passed on to the caller, names and values in turn. */
export function headersToCaller(reply: IncomingHttpHeaders): string[] {
  return PASSED_ON.flatMap((name) => {
    const value = reply[name];
    return value === undefined ? [] : [name, value];
  });
}
