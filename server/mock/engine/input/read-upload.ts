import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { PICTURE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../../../contracts/domain/project/shared-project.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { checkUploadKind, checkUploadLength, uploadTooLarge } from '../../../calls/check-upload.ts';
import { refuse } from './body-limits.ts';
import { CallerGone } from './read-body.ts';

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
 * The only file of a multipart body. Its name and declared type are ignored.
 * @param part its name in the contract
 * @throws CallFailure "1" with HTTP 413 for too many bytes, 415 for another kind of body, 400 for other or more parts;
 * CallerGone if it is cut off
 */
export async function readUpload(req: IncomingMessage, part: string): Promise<Buffer> {
  checkUploadKind(req.headers);
  checkUploadLength(req.headers, part);
  try {
    return await readPart(req, part);
  } finally {
    // the rest of a refused body is read and dropped, so that the reply gets through
    req.unpipe();
    req.resume();
  }
}

function readPart(req: IncomingMessage, part: string): Promise<Buffer> {
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
      if (received > UPLOAD_MAX_BYTES) reject(uploadTooLarge(part));
    });
    req.on('error', () => reject(new CallerGone()));
    req.on('close', () => {
      if (!req.complete) reject(new CallerGone());
    });
    parser.on('file', (name, file) => {
      attempt(() => named(name, part));
      found = true;
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(uploadTooLarge(part)));
      // a body that ends within the part, which the parser reports too
      file.on('error', () => undefined);
    });
    parser.on('field', (name) =>
      attempt(() => refuse([part], name === part ? 'must be a file' : 'is required')),
    );
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => attempt(() => refuse([], `must have one part, the ${part}`)));
    parser.on('error', () => attempt(() => refuse([], 'must be whole multipart form data')));
    parser.on('finish', () =>
      attempt(() => {
        if (!found) refuse([part], 'is required');
        if (chunks.length === 0) throw new CallFailure('1', PICTURE_WORDS.empty, 400, { field: part });
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

function named(name: string | undefined, part: string): void {
  if (name === part) return;
  const told = (name ?? '').replace(/[^\w-]/g, '').slice(0, 60);
  refuse([told || part], told ? 'is not a field of this call' : 'is required');
}
