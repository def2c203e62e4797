import type { IncomingHttpHeaders } from 'node:http';
import { PICTURE_WORDS } from '../../contracts/domain/file/file-kind.ts';
import { UPLOAD_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { CallFailure } from './call-failure.ts';
import { FILE_WORDS } from './quotation-file.ts';

/**
 * Checks the announced length of a call with a file, before any of it is read.
 * @throws CallFailure "1" with HTTP 413
 */
export function checkUploadLength(headers: IncomingHttpHeaders, part: string): void {
  if (Number(headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw uploadTooLarge(part);
}

/** @throws CallFailure "1" with HTTP 415 unless it is multipart form data */
export function checkUploadKind(headers: IncomingHttpHeaders): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new CallFailure('1', 'content-encoding: must be identity', 415);
  if (!/^multipart\/form-data\s*;/i.test(String(headers['content-type'] ?? '')))
    throw new CallFailure('1', 'content-type: must be multipart/form-data', 415);
}

/** @param part the contract's name of the file's part */
export const uploadTooLarge = (part: string) =>
  new CallFailure('1', part === 'picture' ? PICTURE_WORDS.large : FILE_WORDS.large, 413, undefined, part);
