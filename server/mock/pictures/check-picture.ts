import { kindOfFile, PICTURE_WORDS } from '../../../contracts/rules/picture-file.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { endOfJpeg, readPng, readWebp } from './picture-bytes.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The picture within a file. */
export interface FoundPicture {
  readonly format: PictureFormat;
  /** the picture's own bytes */
  readonly bytes: Buffer;
}

/**
 * Finds out what a file is from its bytes alone, before a decoder sees it.
 * @throws CallFailure "1" for what is no JPEG, PNG or WebP, is cut off, moves, or has something else behind the picture
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
  if (!isHarmless(format, file.subarray(end))) throw refusal(PICTURE_WORDS.hidden);
  return { format, bytes: file.subarray(0, end) };
}

export const refusal = (why: string) => new CallFailure('1', why, 400, undefined, 'picture');

/**
 * What may stand behind a picture; it is dropped either way. Cameras add a second JPEG (depth, brightness), a short film
 * or, as Samsung's do, a block of their own. Anything else is a file that wants to be two things.
 */
function isHarmless(format: PictureFormat, rest: Buffer): boolean {
  if (rest.every((byte) => byte === 0)) return true;
  if (format !== 'jpeg') return false;
  const isJpeg = rest[0] === 0xff && rest[1] === 0xd8;
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  const isCamerasOwn = rest.toString('latin1', rest.length - 4) === 'SEFT';
  return isJpeg || isFilm || isCamerasOwn;
}
