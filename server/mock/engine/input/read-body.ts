import type { IncomingMessage } from 'node:http';
import { CallFailure } from '../../../calls/call-failure.ts';
import { arrivedBody } from '../../../http/arrived-body.ts';
import { MAX_BODY_BYTES } from './body-limits.ts';

/** The caller disconnected before the whole body arrived, so there is no connection to answer on. */
export class CallerGone extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * The body as text.
 * @throws CallFailure "1" with HTTP 413 over 256 kB, 400 if it isn't UTF-8; CallerGone if it is cut off
 */
export async function readBody(req: IncomingMessage): Promise<string> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  return textOf((await arrivedBody(req)) ?? (await readToEnd(req)));
}

function readToEnd(req: IncomingMessage): Promise<Buffer> {
  // a broken connection sends no event to a late listener
  if (req.destroyed) return Promise.reject(new CallerGone());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) {
        chunks.length = 0;
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    req.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    req.on('error', () => reject(new CallerGone()));
    req.on('close', () => {
      // every request closes in the end; it is only an error if the body is incomplete
      if (!req.complete) reject(new CallerGone());
    });
  });
}

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new CallFailure('1', 'body: must be UTF-8 text', 400);
  }
}

const tooLarge = () => new CallFailure('1', `body: must not be larger than ${MAX_BODY_BYTES / 1024} kB`, 413);
