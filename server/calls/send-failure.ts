import type { ServerResponse } from 'node:http';
import { noteResultCode } from '../http/reply-notes.ts';
import { CALL_HEADERS } from '../http/security-headers.ts';
import type { CallFailure } from './call-failure.ts';

/**
 * @param extraHeaders for this reply only, names and values in turn
 */
export function sendFailure(
  res: ServerResponse,
  failure: CallFailure,
  extraHeaders: readonly string[] = [],
): void {
  if (res.headersSent) {
    // Half a reply must not look like a whole one.
    res.destroy();
    return;
  }
  noteResultCode(res, failure.resultCode);
  const { retryAfter } = failure;
  const body = Buffer.from(JSON.stringify(failure));
  res.writeHead(failure.status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    ...CALL_HEADERS,
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...extraHeaders,
  ]);
  res.end(body);
}
