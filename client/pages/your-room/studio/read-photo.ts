import { kindOfFile, PICTURE_WORDS } from '../../../../contracts/domain/file/file-kind.ts';
import { FileRefusal } from '../../../lib/file-refusal.ts';

/** Pixels of the longer side that we work with: as many as a screen shows, and few enough to draw quickly. */
const LONGEST_SIDE = 2_000;
const SHORTEST_SIDE = 400;
const MAX_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.92;

/** A photo that is drawn as it is seen: upright, and no larger than we need it. */
export interface Photo {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
}

/** Reads a file that was chosen. @throws FileRefusal */
export async function readPhoto(file: Blob): Promise<Photo> {
  if (file.size === 0) throw new FileRefusal(PICTURE_WORDS.empty);
  if (file.size > MAX_BYTES)
    throw new FileRefusal('This picture has more than 60 MB. Please make it smaller.');
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) throw new FileRefusal(await wordsFor(file));
  try {
    if (Math.min(whole.width, whole.height) < SHORTEST_SIDE) throw new FileRefusal(PICTURE_WORDS.tiny);
    return drawn(whole);
  } finally {
    whole.close();
  }
}

/** Some browsers read HEIC and other kinds, so only what a browser can't read is judged by its kind. */
async function wordsFor(file: Blob): Promise<string> {
  const kind = kindOfFile(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (kind === 'heic' || kind === 'other') return PICTURE_WORDS[kind];
  return PICTURE_WORDS.broken;
}

export function drawn(picture: CanvasImageSource & { width: number; height: number }): Photo {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new FileRefusal('This browser can’t draw pictures. Please try another one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, width, height };
}

/** A canvas as a JPEG file. @returns null where the browser can't make it */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
