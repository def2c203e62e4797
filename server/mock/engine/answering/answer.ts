import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallFailure } from '../../../calls/call-failure.ts';
import { type Prepared, sendPrepared } from '../../../http/prepared-bytes.ts';
import { noteResultCode } from '../../../http/reply-notes.ts';
import { requestIdOf } from '../../../http/request-id.ts';
import { CALL_HEADERS } from '../../../http/security-headers.ts';
import type { FileReply, MadeFile } from './file-reply.ts';

const SUCCESS = '0';
const NO_STORE = ['Cache-Control', 'no-store'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** A whole reply: bytes made once, made for this call, or read from a file while sending. */
export type Answer =
  | { readonly kind: 'prepared'; readonly prepared: Prepared }
  | {
      readonly kind: 'made';
      readonly status: number;
      /** its resultCode; '' if it has none */
      readonly code: string;
      readonly type: string;
      readonly body: Buffer;
      /** for a file, the journal only keeps the size, as it shows text */
      readonly isFile?: true;
      /** for this reply only, names and values in turn */
      readonly headers?: readonly string[];
    }
  | { readonly kind: 'file'; readonly file: FileReply };

export function jsonAnswer(status: number, value: object): Extract<Answer, { kind: 'made' }> {
  const code = 'resultCode' in value ? String(value.resultCode) : '';
  return { kind: 'made', status, code, type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) };
}

export function madeFileAnswer({ fileName, type, bytes }: MadeFile): Answer {
  const headers = ['Content-Disposition', `attachment; filename="${fileName}"`];
  return { kind: 'made', status: 200, code: SUCCESS, type, body: bytes, headers, isFile: true };
}

export function failureAnswer(failure: CallFailure): Answer {
  const { status, retryAfter } = failure;
  const answer = jsonAnswer(status, failure);
  return retryAfter === undefined ? answer : { ...answer, headers: ['Retry-After', String(retryAfter)] };
}

export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): void {
  noteResultCode(res, answer.kind === 'made' ? answer.code : SUCCESS);
  if (answer.kind === 'prepared') {
    sendPrepared(req, res, answer.prepared, [...NO_STORE, ...namedBy(req)]);
    return;
  }
  if (res.headersSent || res.destroyed) return;
  if (answer.kind === 'file') {
    const { path, size } = answer.file;
    res.writeHead(200, [...headOf(answer), ...namedBy(res.req), 'Content-Length', String(size)]);
    // a failure on either side ends the connection, so the other side sees that bytes are missing
    pipeline(createReadStream(path), res, () => undefined);
    return;
  }
  const { status, body } = answer;
  // The connection stays open even if the body was too large: closing it while the caller still sends would reset it,
  // and the reply would be lost. Node reads and drops the rest within the time limit of a request.
  res.writeHead(status, [...headOf(answer), ...namedBy(res.req), 'Content-Length', String(body.length)]);
  res.end(body);
}

/** Announces the whole length, sends half of the reply and breaks the connection. */
export function sendTruncated(res: ServerResponse, answer: Answer): void {
  if (answer.kind === 'file') {
    const { path, size } = answer.file;
    res.writeHead(200, [...headOf(answer), ...namedBy(res.req), 'Content-Length', String(size)]);
    const half = createReadStream(path, { end: Math.max(0, Math.floor(size / 2) - 1) });
    half.on('close', () => res.destroy()).pipe(res, { end: false });
    return;
  }
  const { body } = answer.kind === 'prepared' ? answer.prepared : answer;
  res.writeHead(200, [...headOf(answer), ...namedBy(res.req), 'Content-Length', String(body.length + 1)]);
  res.write(body.subarray(0, body.length / 2), () => res.destroy());
}

/**
 * Sends the whole reply slowly.
 * @param pieces how many bytes each has, and how many milliseconds apart they are
 * @param ending breaks it off
 */
export function sendInPieces(
  res: ServerResponse,
  answer: Answer,
  { bytes, every }: { readonly bytes: number; readonly every: number },
  ending: AbortSignal,
): void {
  const { whole, size } = wholeBody(answer, bytes);
  noteResultCode(res, answer.kind === 'made' ? answer.code : SUCCESS);
  res.writeHead(statusOf(answer), [...headOf(answer), ...namedBy(res.req), 'Content-Length', String(size)]);
  const slowly = async function* (pieces: AsyncIterable<Buffer>) {
    let isFirst = true;
    for await (const piece of pieces) {
      if (!isFirst) await sleep(every, undefined, { signal: ending });
      isFirst = false;
      yield piece;
    }
  };
  // a failure on either side ends the connection, as in sendAnswer
  pipeline(whole, slowly, res, () => undefined);
}

/** A body as a stream of pieces of so many bytes. */
function wholeBody(answer: Answer, bytes: number): { readonly whole: Readable; readonly size: number } {
  if (answer.kind === 'file') {
    const { path, size } = answer.file;
    return { whole: createReadStream(path, { highWaterMark: bytes }), size };
  }
  const { body } = answer.kind === 'prepared' ? answer.prepared : answer;
  const pieces = Array.from({ length: Math.ceil(body.length / bytes) }, (_, at) =>
    body.subarray(at * bytes, (at + 1) * bytes),
  );
  return { whole: Readable.from(pieces), size: body.length };
}

export const statusOf = (answer: Answer): number =>
  answer.kind === 'prepared' ? answer.prepared.status : answer.kind === 'file' ? 200 : answer.status;

/** By the same id its line is found in the log. */
const namedBy = (req: IncomingMessage) => ['X-Request-Id', requestIdOf(req)];

function headOf(answer: Answer): string[] {
  return ['Content-Type', typeOf(answer), ...ownHeaders(answer), ...NO_STORE, ...CALL_HEADERS];
}

export function typeOf(answer: Answer): string {
  if (answer.kind === 'prepared') return answer.prepared.contentType;
  return answer.kind === 'file' ? answer.file.type : answer.type;
}

/** File names contain no quotes: the contract's pattern for fileName allows none. */
function ownHeaders(answer: Answer): readonly string[] {
  if (answer.kind === 'file') {
    return ['Content-Disposition', `attachment; filename="${answer.file.fileName}"`];
  }
  return answer.kind === 'made' ? (answer.headers ?? []) : [];
}
