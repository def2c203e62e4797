import { saveFile } from '../../../lib/save-file.ts';
import { canvasOf } from './floor-mask.ts';
import { jpegOf, type Photo } from './read-photo.ts';

/** Parts of the picture's longer side. */
const TEXT = 1 / 55;

/** Saves the photo with its floor, and the floor's name in the corner, as a JPEG. */
export async function savePicture(
  photo: Photo,
  floor: HTMLCanvasElement,
  words: string,
  fileName: string,
): Promise<void> {
  const { canvas, context } = canvasOf(photo);
  context.drawImage(photo.canvas, 0, 0);
  context.drawImage(floor, 0, 0, photo.width, photo.height);
  const size = Math.max(14, Math.round(Math.max(photo.width, photo.height) * TEXT));
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'middle';
  const width = context.measureText(words).width + size * 1.6;
  context.fillStyle = 'rgb(28 26 23 / 0.72)';
  context.fillRect(0, photo.height - size * 2, width, size * 2);
  context.fillStyle = '#fff';
  context.fillText(words, size * 0.8, photo.height - size);
  const made = await jpegOf(canvas);
  if (!made) throw new Error('no file');
  saveFile(made, fileName);
}
