import { useEffect, useState } from 'react';
import { topOrigin } from '../../../../contracts/site/floor-view.ts';
import { pictureVariant } from '../../../../contracts/site/picture-url.ts';
import { type Sheet, sheetOf } from '../laying/floor-sheet.ts';
import type { PicturePattern } from '../laying/pattern.ts';
import { fetchPicture } from './fetch-picture.ts';
import { canvasOf } from './floor-mask.ts';

export type SheetReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly sheet: Sheet };

/** A floor made from its picture from above. */
export function useSheet(picture: string, pattern: PicturePattern): SheetReading {
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<{ of: string; sheet: Sheet | undefined }>();
  const of = `${round} ${picture}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pattern belongs to its picture
  useEffect(() => {
    let isWanted = true;
    fetchPicture([pictureVariant(picture, 1120, 'avif') ?? picture, picture])
      .then((image) => {
        const origin = topOrigin(picture);
        return origin && sheetOf({ pixels: pixelsOf(image), origin }, pattern, SEED);
      })
      .catch(() => undefined)
      .then((sheet) => isWanted && setMade({ of, sheet }));
    return () => {
      isWanted = false;
    };
  }, [of]);
  if (made?.of !== of) return { state: 'loading' };
  if (!made.sheet) return { state: 'failed', retry: () => setRound(round + 1) };
  return { state: 'ready', sheet: made.sheet };
}

/** The same floor has the same boards each time. */
const SEED = 7;

function pixelsOf(image: HTMLImageElement): ImageData {
  const { canvas, context } = canvasOf({ width: image.naturalWidth, height: image.naturalHeight });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
