/** What a file is, by its first bytes. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** Brands of the formats in which phones keep pictures that browsers can't show. */
const HEIC_BRANDS = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/;

/** @param start of a file, 16 bytes or more */
export function kindOfFile(start: Uint8Array): FileKind {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12))) return 'heic';
  return 'other';
}

/** What is wrong with a file, for the page before it is sent and for the server's refusals. */
export const PICTURE_WORDS = {
  heic: 'This is a HEIC picture, which browsers can’t show. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send us the picture as a JPEG.',
  other: 'This isn’t a JPEG, PNG or WebP picture.',
  large: 'This picture has more than 10 MB. Please make it smaller.',
  empty: 'This file is empty.',
  broken: 'We can’t read this picture. It may be cut off or damaged: save it again and add it anew.',
  moving: 'This picture moves. Please choose a still picture.',
  pixels: 'This picture has more than 50 million pixels. Please make it smaller.',
  tiny: 'This picture is too small: it needs at least 400 pixels on each side.',
  tinyLogo: 'This picture is too small for a logo: it needs at least 40 pixels on each side.',
  hidden:
    'There is something else in this file besides the picture. Save it again as a JPEG and add it anew.',
} as const;

/** How far into a file PDF readers look for its header. */
const HEADER_MAX = 1024;
const BEGINNING = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

/**
 * Whether a file is a PDF, by its first bytes. Some programs put a byte order mark or empty lines in front of its header.
 */
export const isPdf = (start: Uint8Array): boolean =>
  BEGINNING.test(String.fromCharCode(...start.subarray(0, HEADER_MAX)));
