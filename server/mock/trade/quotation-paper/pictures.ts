import { dirname, join } from 'node:path';
import type { CallContext } from '../../engine/answering/handler.ts';
import { keptPicture } from '../../shop/project/picture-repository.ts';
import type { QuotationPaper } from './paper.ts';

/** Pixels of a picture in the schedule: sharp at two centimetres. */
const SIZE = { width: 240, height: 180 } as const;
/** Pixels of a laid floor's picture: sharp across a page. */
const LAID = 1500;
/** Our own pictures, and no path beside them. */
const OWN_PICTURE = /^\/media\/([a-z0-9-]+\.\d+\.(?:avif|webp))$/;

/**
 * Pictures of floors as JPEG, which PDFs take, by their address. They stand beside the files for download; one that is still to be
 * made, or that isn't ours, is left out rather than waited for.
 */
export async function pictureBytes(
  urls: readonly string[],
  { filesDir }: Pick<CallContext, 'filesDir'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const made = new Map<string, Buffer>();
  if (filesDir === undefined) return made;
  // loaded with the first paper: it takes 20 MB
  const { default: sharp } = await import('sharp');
  for (const url of new Set(urls)) {
    const name = OWN_PICTURE.exec(url)?.[1];
    if (name === undefined) continue;
    const jpeg = await sharp(join(dirname(filesDir), 'media', name))
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => undefined);
    if (jpeg) made.set(url, jpeg);
  }
  return made;
}

/** The pictures of laid floors on a paper as JPEG, by their ids. */
export async function laidPictures(
  { projectId = '', pictures = [] }: Pick<QuotationPaper, 'projectId' | 'pictures'>,
  { db }: Pick<CallContext, 'db'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const made = new Map<string, Buffer>();
  if (pictures.length === 0) return made;
  const { default: sharp } = await import('sharp');
  for (const { pictureId } of pictures) {
    const webp = await keptPicture(db, projectId, pictureId, 'large');
    if (!webp) continue;
    const fit = { width: LAID, height: LAID, fit: 'inside', withoutEnlargement: true } as const;
    made.set(pictureId, await sharp(webp).resize(fit).jpeg({ quality: 82 }).toBuffer());
  }
  return made;
}
