import type { IncomingHttpHeaders } from 'node:http';
import { PICTURE_WORDS } from '../../contracts/domain/file/file-kind.ts';
import { UPLOAD_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { CallFailure } from './call-failure.ts';

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
  new CallFailure('1', part === 'picture' ? PICTURE_WORDS.large : FILE_WORDS.large, 413, { field: part });

/** What is wrong with a file for a message or a floor plan, for the customer. */
export const FILE_WORDS = {
  other: 'This isn’t a PDF, or a JPEG, PNG or WebP picture.',
  large: 'This file has more than 10 MB. Please make it smaller.',
  broken: 'We can’t read this PDF. It may be cut off or damaged: save it again and add it anew.',
  locked: 'This PDF is protected by a password. Please save it without one and add it anew.',
  hidden:
    'This PDF holds more than pages, such as a program or another file. Please print it as a PDF again and send that.',
} as const;
