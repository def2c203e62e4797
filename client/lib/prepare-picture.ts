import { kindOfFile, PICTURE_WORDS } from '../../contracts/domain/file/file-kind.ts';
import { PICTURE_MAX_BYTES } from '../../contracts/domain/project/shared-project.ts';
import { FileRefusal } from './file-refusal.ts';

/** A larger picture is scaled down before it is sent, as building sites have slow connections. */
const SCALED_FROM_BYTES = 2.5 * 1024 * 1024;
/** Pixels of the longer side after scaling; more than the gallery shows. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.9;

/**
 * Checks a file as the server will, and makes a large one smaller.
 * @throws FileRefusal
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new FileRefusal(PICTURE_WORDS.empty);
  const kind = kindOfFile(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (kind === 'heic' || kind === 'other') throw new FileRefusal(PICTURE_WORDS[kind]);
  if (file.size > PICTURE_MAX_BYTES) throw new FileRefusal(PICTURE_WORDS.large);
  if (file.size < SCALED_FROM_BYTES) return file;
  // a browser that can't do it sends the file as it is
  return await scaled(file).catch(() => file);
}

async function scaled(file: Blob): Promise<Blob> {
  const whole = await createImageBitmap(file);
  const factor = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * factor);
  canvas.height = Math.round(whole.height * factor);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return made && made.size < file.size ? made : file;
}
