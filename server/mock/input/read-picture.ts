import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { PICTURE_WORDS } from '../../../contracts/rules/picture-file.ts';
import { PICTURE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../../contracts/rules/shared-project.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { checkUploadKind, checkUploadLength, uploadTooLarge } from '../../calls/check-upload.ts';
import { refuse } from './body-limits.ts';
import { CallerGone } from './read-body.ts';

/** The part's name, as the contract has it. */
const PART = 'picture';
const LIMITS = {
  parts: 2,
  fields: 1,
  files: 1,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 10,
  headerSize: 4096,
};

/**
 * The one file of a multipart body. Its name and declared type are not looked at.
 * @throws CallFailure "1" with HTTP 413 for too many bytes, 415 for another kind of body, 400 for other or more parts;
 * CallerGone when it breaks off
 */
export async function readPicture(req: IncomingMessage): Promise<Buffer> {
  checkUploadKind(req.headers);
  checkUploadLength(req.headers);
  try {
    return await readPart(req);
  } finally {
    // what is left of a refused body is dropped, so that the reply gets through
    req.unpipe();
    req.resume();
  }
}

function readPart(req: IncomingMessage): Promise<Buffer> {
  // a broken connection sends no event to a late listener
  if (req.destroyed) return Promise.reject(new CallerGone());
  return new Promise((resolve, reject) => {
    const parser = openParser(req.headers);
    const chunks: Buffer[] = [];
    let found = false;
    let received = 0;
    const attempt = (check: () => void): void => {
      try {
        check();
      } catch (error) {
        reject(error);
      }
    };
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > UPLOAD_MAX_BYTES) reject(uploadTooLarge());
    });
    req.on('error', () => reject(new CallerGone()));
    req.on('close', () => {
      if (!req.complete) reject(new CallerGone());
    });
    parser.on('file', (name, file) => {
      attempt(() => named(name));
      found = true;
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(uploadTooLarge()));
      // a body that ends within the part; the parser reports it as well
      file.on('error', () => undefined);
    });
    parser.on('field', (name) =>
      attempt(() => refuse([PART], name === PART ? 'must be a file' : 'is required')),
    );
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => attempt(() => refuse([], 'must have one part, the picture')));
    parser.on('error', () => attempt(() => refuse([], 'must be whole multipart form data')));
    parser.on('finish', () =>
      attempt(() => {
        if (!found) refuse([PART], 'is required');
        if (chunks.length === 0) throw new CallFailure('1', PICTURE_WORDS.empty, 400, undefined, PART);
        resolve(Buffer.concat(chunks));
      }),
    );
    req.pipe(parser);
  });
}

function openParser(headers: IncomingMessage['headers']) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...LIMITS, fileSize: PICTURE_MAX_BYTES },
    });
  } catch {
    return refuse([], 'must be multipart form data with a boundary');
  }
}

function named(name: string | undefined): void {
  if (name === PART) return;
  const told = (name ?? '').replace(/[^\w-]/g, '').slice(0, 60);
  refuse([told || PART], told ? 'is not a field of this call' : 'is required');
}
