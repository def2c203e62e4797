import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Prepared, sendPrepared } from '../http/prepared-bytes.ts';
import { CALL_HEADERS } from '../http/security-headers.ts';

const NO_STORE = ['Cache-Control', 'no-store'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** A whole answer to a call: bytes that were made once, or made for this call. */
export type Answer =
  | { readonly kind: 'prepared'; readonly prepared: Prepared }
  | { readonly kind: 'made'; readonly status: number; readonly type: string; readonly body: Buffer };

export function jsonAnswer(status: number, value: object): Answer {
  return { kind: 'made', status, type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) };
}

export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
  if (answer.kind === 'prepared') {
    sendPrepared(req, res, answer.prepared, NO_STORE);
    return;
  }
  if (res.headersSent || res.destroyed) return;
  const { status, body } = answer;
  // what is left of a body that was too large is not waited for
  const close = status === 413 ? ['Connection', 'close'] : [];
  res.writeHead(status, [...headOf(answer), 'Content-Length', String(body.length), ...close]);
  res.end(body);
}

/** Promises the whole answer, sends half of it and breaks the connection. */
export function sendTruncated(res: ServerResponse, answer: Answer): void {
  const { body } = answer.kind === 'prepared' ? answer.prepared : answer;
  res.writeHead(200, [...headOf(answer), 'Content-Length', String(body.length + 1)]);
  res.write(body.subarray(0, body.length / 2), () => res.destroy());
}

function headOf(answer: Answer): string[] {
  const type = answer.kind === 'prepared' ? answer.prepared.contentType : answer.type;
  return ['Content-Type', type, ...NO_STORE, ...CALL_HEADERS];
}
