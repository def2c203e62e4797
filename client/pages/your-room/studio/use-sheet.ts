import { useEffect, useState } from 'react';
import { pictureVariant } from '../../../../contracts/site/picture-url.ts';
import { type Sheet, sheetOf } from '../laying/floor-sheet.ts';
import type { Pattern } from '../laying/pattern.ts';
import { fetchPicture } from './fetch-picture.ts';

export type SheetReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly sheet: Sheet };

/** A floor made from its picture from above. */
export function useSheet(picture: string, pattern: Pattern): SheetReading {
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<{ of: string; sheet: Sheet | undefined }>();
  const of = `${round} ${picture}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pattern belongs to its picture
  useEffect(() => {
    let isWanted = true;
    fetchPicture([pictureVariant(picture, 1120, 'avif') ?? picture, picture])
      .then((image) => sheetOf(pixelsOf(image), pattern, SEED))
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
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
