import { kindOfFile, PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { endOfJpeg, readPng, readWebp, withPlainScans } from './picture-bytes.ts';

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

export const refusal = (why: string) => new CallFailure('1', why, 400, { field: 'picture' });

/** The first bytes of a zip's parts. A zip is read from its end, so it can follow any other block. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];
/** The first bytes of other files: programs, archives, documents, pictures, sounds. */
const OTHER_FILES = [
  ...['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\0asm', '#!', '!<arch>', 'SQLite format'],
  ...['Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd', 'MSCF'],
  ...['%PDF-', '%!PS', '{\\rtf', '\xd0\xcf\x11\xe0', 'GIF8', '\x89PNG', 'RIFF', 'OggS', 'ID3'],
];
/** Markup and scripts in text, which a careless program runs wherever it finds them. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php|%)/i;
/** The first or last bytes of camera makers' blocks that consist of plain text: Samsung, Vivo, Oppo, Canon, Nikon and others. */
const MAKERS_WORDS =
  /^(?:SEFH|MotionPhoto_Data|vivo\{|CANON OPTIONAL DATA|NIKON APP|cbipcbbl|AXS[!*]|<\?xpacket|<x:xmpmeta)|(?:SEFT|jxrs|CANON OPTIONAL DATA)$/;
const PRINTABLE = /^[\s\x20-\x7e]*$/;

/**
 * Whether the bytes behind a picture may be dropped silently. Phones and cameras add line ends, padding, a second picture (depth,
 * brightness), a short film or their own block. Anything that could be opened as another kind of file is refused.
 */
function isHarmlessBehind(rest: Buffer): boolean {
  if (rest.every((byte) => byte === 0 || byte === 0xff)) return true;
  const text = rest.toString('latin1').trim();
  if (ZIP.some((start) => text.includes(start)) || MARKUP.test(text)) return false;
  if (OTHER_FILES.some((start) => text.startsWith(start))) return false;
  return text === '' || !PRINTABLE.test(text) || MAKERS_WORDS.test(text);
}
