import { topOrigin } from '../../../../contracts/site/floor-view.ts';
import { pictureVariant } from '../../../../contracts/site/picture-url.ts';
import { type Sheet, sheetOf } from '../laying/floor-sheet.ts';
import type { PicturePattern } from '../laying/pattern.ts';
import { fetchPicture } from './fetch-picture.ts';
import { canvasOf } from './floor-mask.ts';
import { type Making, useMade } from './use-made.ts';

/** A floor made from its picture from above. */
export const useSheet = (picture: string, pattern: PicturePattern): Making<Sheet> =>
  useMade(picture, () => makeSheet(picture, pattern));

/** @returns undefined where the picture isn't one of ours. @throws Error where it can't be fetched */
export async function makeSheet(picture: string, pattern: PicturePattern): Promise<Sheet | undefined> {
  const image = await fetchPicture([pictureVariant(picture, 1120, 'avif') ?? picture, picture]);
  const origin = topOrigin(picture);
  return origin && sheetOf({ pixels: pixelsOf(image), origin }, pattern, SEED);
}

/** The same floor has the same boards each time. */
const SEED = 7;

function pixelsOf(image: HTMLImageElement): ImageData {
  const { canvas, context } = canvasOf({ width: image.naturalWidth, height: image.naturalHeight });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
