import { PICTURE_WORDS } from '../../../contracts/rules/picture-file.ts';
import { SHARED_WIDTHS } from '../../../contracts/rules/shared-project.ts';
import { findPicture, refusal } from './check-picture.ts';

/** A picture as it is kept: WebP, upright, in two sizes, with nothing in it but what is seen. */
export interface RemadePicture {
  readonly small: Buffer;
  readonly large: Buffer;
}

const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 400;
/** A customer's picture takes a second or two; one that takes this long is meant to. */
const LIMIT_S = 20;
const QUALITY = { small: 76, large: 80 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a customer's picture anew: one at a time, because a large one takes a core and a hundred megabytes.
 * @throws CallFailure "1" for a file that is no picture that we can show
 */
export function remakePicture(file: Buffer): Promise<RemadePicture> {
  const made = last.then(() => remake(file));
  last = made.catch(() => undefined);
  return made;
}

async function remake(file: Buffer): Promise<RemadePicture> {
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
  if (Math.min(found.width, found.height) < MIN_SIDE) throw refusal(PICTURE_WORDS.tiny);
  try {
    const side = (width: number) =>
      ({ width, height: width, fit: 'inside', withoutEnlargement: true }) as const;
    const large = await open()
      .autoOrient()
      .resize(side(SHARED_WIDTHS.large))
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY.large })
      .timeout({ seconds: LIMIT_S })
      .toBuffer();
    const small = await sharp(large)
      .resize(side(SHARED_WIDTHS.small))
      .webp({ quality: QUALITY.small })
      .toBuffer();
    return { small, large };
  } catch {
    throw refusal(PICTURE_WORDS.broken);
  }
}
