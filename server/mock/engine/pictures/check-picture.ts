import { kindOfFile, PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { endOfJpeg, readPng, readWebp, withPlainScans } from './picture-bytes.ts';
import { isHarmlessBehind } from './what-is-behind.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The picture within a file. */
export interface FoundPicture {
  readonly format: PictureFormat;
  /** the picture's own bytes, with scans that conform to the standard */
  readonly bytes: Buffer;
}

/**
 * Finds out what a file is from its bytes alone, before a decoder sees it.
 * @throws CallFailure "1" for a file that isn't a JPEG, PNG or WebP, is cut off or animated, or has something else behind the picture
 */
export function findPicture(file: Buffer): FoundPicture {
  const format = kindOfFile(file);
  if (format === 'heic' || format === 'other') throw refusal(PICTURE_WORDS[format]);
  const { end, moves } =
    format === 'png'
      ? readPng(file)
      : format === 'webp'
        ? readWebp(file)
        : { end: endOfJpeg(file), moves: false };
  if (end === undefined || end > file.length) throw refusal(PICTURE_WORDS.broken);
  if (moves) throw refusal(PICTURE_WORDS.moving);
  if (!isHarmlessBehind(file.subarray(end))) throw refusal(PICTURE_WORDS.hidden);
  const bytes = file.subarray(0, end);
  return { format, bytes: format === 'jpeg' ? withPlainScans(bytes) : bytes };
}

export const refusal = (why: string) => new CallFailure('1', why, 400, undefined, 'picture');
