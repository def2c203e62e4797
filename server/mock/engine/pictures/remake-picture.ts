import type { Sharp } from 'sharp';
import { PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { FLOOR_PLAN_SIDE } from '../../../../contracts/domain/project/project-limits.ts';
import { SHARED_WIDTHS } from '../../../../contracts/domain/project/shared-project.ts';
import { findPicture, refusal } from './check-picture.ts';

/** A picture as stored: upright WebP in two sizes, without metadata. */
export interface RemadePicture {
  readonly small: Buffer;
  readonly large: Buffer;
}

const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 400;
/** Lower than for pictures, as logos are often wide and low. */
const LOGO_MIN_SIDE = 40;
/** A customer's picture takes a second or two; one that takes this long was made as an attack. */
const LIMIT_S = 20;
/** Pixels: sharp on paper at 8 cm, as the contract says. */
const LOGO_MAX = { width: 800, height: 320 } as const;
const QUALITY = { small: 76, large: 80 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a customer's picture, one at a time, because a large one takes a core and a hundred megabytes.
 * @throws CallFailure "1" for a file that isn't a picture that we can show
 */
export function remakePicture(file: Buffer): Promise<RemadePicture> {
  const made = last.then(() => remake(file));
  last = made.catch(() => undefined);
  return made;
}

/** A drawing of a floor plan as WebP, in the same queue. @throws CallFailure "1" for a file that isn't a picture that we can show */
export function remakeDrawing(file: Buffer): Promise<Buffer> {
  const made = last.then(async () => {
    const { open } = await checked(file, MIN_SIDE, PICTURE_WORDS.tiny);
    return await upright(open(), FLOOR_PLAN_SIDE).catch(() => {
      throw refusal(PICTURE_WORDS.broken);
    });
  });
  last = made.catch(() => undefined);
  return made;
}

/** A company's logo as stored: a PNG on white, for paper. */
export interface RemadeLogo {
  readonly png: Buffer;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** As `remakePicture`, in the same queue. @throws CallFailure "1" for a file that isn't a picture that we can show */
export function remakeLogo(file: Buffer): Promise<RemadeLogo> {
  const made = last.then(() => remakeAsLogo(file));
  last = made.catch(() => undefined);
  return made;
}

async function remake(file: Buffer): Promise<RemadePicture> {
  const { open, sharp } = await checked(file, MIN_SIDE, PICTURE_WORDS.tiny);
  try {
    const large = await upright(open(), SHARED_WIDTHS.large);
    const small = await sharp(large)
      .resize(within(SHARED_WIDTHS.small))
      .webp({ quality: QUALITY.small })
      .toBuffer();
    return { small, large };
  } catch {
    throw refusal(PICTURE_WORDS.broken);
  }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** @param side pixels of the longer one, at most */
const upright = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize(within(side))
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY.large })
    .timeout({ seconds: LIMIT_S })
    .toBuffer();

async function remakeAsLogo(file: Buffer): Promise<RemadeLogo> {
  const { open } = await checked(file, LOGO_MIN_SIDE, PICTURE_WORDS.tinyLogo);
  try {
    const { data, info } = await open()
      .autoOrient()
      .resize({ ...LOGO_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .timeout({ seconds: LIMIT_S })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    throw refusal(PICTURE_WORDS.broken);
  }
}

/** @throws CallFailure "1" unless the file is one picture of a size that we take */
async function checked(file: Buffer, minSide: number, tooSmall: string) {
  const { format, bytes } = findPicture(file);
  // loaded with the first picture: it takes 20 MB
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const found = await open()
    .metadata()
    .catch((error: unknown) => {
      throw refusal(/pixel limit/.test(String(error)) ? PICTURE_WORDS.pixels : PICTURE_WORDS.broken);
    });
  if (found.format !== format || (found.pages ?? 1) > 1) throw refusal(PICTURE_WORDS.broken);
  if (found.width * found.height > MAX_PIXELS) throw refusal(PICTURE_WORDS.pixels);
  if (Math.min(found.width, found.height) < minSide) throw refusal(tooSmall);
  return { open, sharp };
}
