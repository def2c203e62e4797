import { Router } from 'express';
import { readSharedPictureUrl, type SharedSize } from '../../contracts/domain/project/shared-project.ts';
import { notFound } from './errors.ts';

/** Reads a picture that is in the gallery, as WebP; undefined when there is none of that id. */
export type ReadSharedPicture = (pictureId: string, size: SharedSize) => Promise<Buffer | undefined>;

/** An approved picture never changes, but it may leave the gallery, so browsers keep it for a day. */
const KEPT = 'public, max-age=86400';
/** Keeps a picture that is opened by itself from running anything. */
const ALONE = "default-src 'none'; sandbox";

/** Customers' pictures under /shared. Pictures that aren't approved are answered as if they did not exist. */
export function sharedPictures(read: ReadSharedPicture | undefined): Router {
  return Router().use('/shared', async (req, res, next) => {
    const asked = readSharedPictureUrl(req.baseUrl + req.path);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const picture = asked && isRead ? await read?.(asked.pictureId, asked.size) : undefined;
    if (!asked || !picture) return notFound(req, res, next);
    res
      .set({
        'Content-Type': 'image/webp',
        'Cache-Control': KEPT,
        'Content-Security-Policy': ALONE,
        'Content-Disposition': 'inline',
        ETag: `"${asked.pictureId}.${asked.size}"`,
      })
      .send(picture);
  });
}
