import { SHOWN_MM } from './floor-view.ts';
import { pictureSubject, pictureTone } from './picture-url.ts';

/** Width in pixels of the pictures that are looked at closely: floors from above and close up. */
export const LARGE_WIDTH = 2400;

export interface LargePicture {
  /** `/media/al-h101-top-c49d6b-3fa9c10b.2400.avif` */
  readonly url: string;
  /** millimetres of floor across the whole picture */
  readonly shownMm: number;
}

/** @returns the file of a floor's large picture, by the picture's name */
export const largeFile = (name: string): string => `${name}.${LARGE_WIDTH}.avif`;

/**
 * @param url a picture field of a reply
 * @returns undefined for rooms, edges, accessories and pictures that we didn't make
 */
export function largePicture(url: string): LargePicture | undefined {
  const subject = pictureSubject(url);
  // only a floor has its colour in the name; an accessory's picture has no scale
  if ((subject !== 'top' && subject !== 'close') || !pictureTone(url)) return undefined;
  return { url: largeFile(url.replace(/\.\d+\.\w+$/, '')), shownMm: SHOWN_MM[subject] };
}
