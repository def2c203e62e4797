import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { CallFailure } from '../../../calls/call-failure.ts';
import { chooseEncoding, type Encoding } from '../../../http/accept-encoding.ts';
import { type Prepared, sendPrepared } from '../../../http/prepared-bytes.ts';
import { noteResultCode } from '../../../http/reply-notes.ts';
import { requestIdOf } from '../../../http/request-id.ts';
import { CALL_HEADERS } from '../../../http/security-headers.ts';
import type { FileReply, MadeFile } from './file-reply.ts';
import type { StreamedList } from './streamed-list.ts';

const SUCCESS = '0';
const NO_STORE = ['Cache-Control', 'no-store'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Brotli's quality at which 75 MB are compressed as fast as they are read. */
const STREAMED_QUALITY = 4;

/** A reply: bytes made once, made for this call, or read from a file while sending. */
export type WholeAnswer =
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

/** The same, or a list that is read while it is sent. */
export type Answer = WholeAnswer | { readonly kind: 'streamed'; readonly list: StreamedList };

export function jsonAnswer(status: number, value: object): Extract<Answer, { kind: 'made' }> {
  const code = 'resultCode' in value ? String(value.resultCode) : '';
  return { kind: 'made', status, code, type: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) };
}

export function madeFileAnswer({ fileName, type, bytes }: MadeFile): WholeAnswer {
  const headers = ['Content-Disposition', `attachment; filename="${fileName}"`];
  return { kind: 'made', status: 200, code: SUCCESS, type, body: bytes, headers, isFile: true };
}

export function failureAnswer(failure: CallFailure): WholeAnswer {
  const { status, retryAfter } = failure;
  const answer = jsonAnswer(status, failure);
  return retryAfter === undefined ? answer : { ...answer, headers: ['Retry-After', String(retryAfter)] };
}

export async function wholeAnswer(answer: Answer): Promise<WholeAnswer> {
  if (answer.kind !== 'streamed') return answer;
  return jsonAnswer(200, await answer.list.whole());
}

/** @returns once a list has been sent, or its connection broke; all else is sent in the background */
export async function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  noteResultCode(res, answer.kind === 'made' ? answer.code : SUCCESS);
  if (answer.kind === 'prepared') {
    sendPrepared(req, res, answer.prepared, [...NO_STORE, ...namedBy(req)]);
    return;
  }
  if (res.headersSent || res.destroyed) return;
  if (answer.kind === 'streamed') {
    await sendList(req, res, answer);
    return;
  }
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

async function sendList(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Extract<Answer, { kind: 'streamed' }>,
): Promise<void> {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  res.writeHead(200, [...headOf(answer), ...encoded, 'Vary', 'Accept-Encoding', ...namedBy(req)]);
  const body = Readable.from(answer.list.body());
  const packed = packing(encoding);
  // a failure on either side ends the connection, as with a file
  await (packed ? piped(body, packed, res) : piped(body, res)).catch(() => undefined);
}

function packing(encoding: Encoding) {
  if (encoding === 'gzip') return createGzip();
  if (encoding === 'identity') return undefined;
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: STREAMED_QUALITY } });
}

/** Announces the whole length, sends half of the reply and breaks the connection. */
export function sendTruncated(res: ServerResponse, answer: WholeAnswer): void {
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
  answer: WholeAnswer,
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
function wholeBody(answer: WholeAnswer, bytes: number): { readonly whole: Readable; readonly size: number } {
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
  answer.kind === 'prepared' ? answer.prepared.status : answer.kind === 'made' ? answer.status : 200;

/** By the same id its line is found in the log. */
const namedBy = (req: IncomingMessage) => ['X-Request-Id', requestIdOf(req)];

function headOf(answer: Answer): string[] {
  return ['Content-Type', typeOf(answer), ...ownHeaders(answer), ...NO_STORE, ...CALL_HEADERS];
}

export function typeOf(answer: Answer): string {
  if (answer.kind === 'prepared') return answer.prepared.contentType;
  if (answer.kind === 'streamed') return JSON_TYPE;
  return answer.kind === 'file' ? answer.file.type : answer.type;
}

/** File names contain no quotes: the contract's pattern for fileName allows none. */
function ownHeaders(answer: Answer): readonly string[] {
  if (answer.kind === 'file') {
    return ['Content-Disposition', `attachment; filename="${answer.file.fileName}"`];
  }
  return answer.kind === 'made' ? (answer.headers ?? []) : [];
}
