import { canvasOf } from './floor-mask.ts';
import { jpegOf, type Photo } from './read-photo.ts';

/** Parts of a room's longer side; text is as large in a whole picture of several rooms. */
const TEXT = 1 / 55;
const GAP = 1 / 100;
/** Pixels of the longer side of a room that is beside others, unless its shorter side gets shorter than this. */
const BESIDE = 1200;
const SHORTEST = 400;

/** A floor drawn for a room, and what is written below it. */
export interface Pane {
  readonly floor: HTMLCanvasElement;
  readonly words: string;
}

/** The room with its floor, and the floor's name in the corner, as a JPEG; of several floors, once with each, from left to right. */
export async function laidPicture(photo: Photo, panes: readonly Pane[]): Promise<Blob> {
  const [longer, shorter] = [Math.max(photo.width, photo.height), Math.min(photo.width, photo.height)];
  const scale = panes.length === 1 ? 1 : Math.min(1, Math.max(BESIDE / longer, SHORTEST / shorter));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const step = width + Math.round(longer * scale * GAP);
  const { canvas, context } = canvasOf({ width: step * (panes.length - 1) + width, height });
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, height);
  const size = Math.max(14, Math.round(longer * scale * TEXT * panes.length));
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'middle';
  for (const { floor, words } of panes) {
    context.drawImage(photo.canvas, 0, 0, width, height);
    context.drawImage(floor, 0, 0, width, height);
    const most = width - size * 1.6;
    context.fillStyle = 'rgb(28 26 23 / 0.72)';
    context.fillRect(
      0,
      height - size * 2,
      Math.min(most, context.measureText(words).width) + size * 1.6,
      size * 2,
    );
    context.fillStyle = '#fff';
    context.fillText(words, size * 0.8, height - size, most);
    context.translate(step, 0);
  }
  const made = await jpegOf(canvas);
  if (!made) throw new Error('This browser can’t make the picture.');
  return made;
}
