import type { SharedSize } from '../../../../contracts/domain/project/shared-project.ts';
import { bytesOf, type Db } from '../database/tables.ts';

/** @returns a picture whose project is in the gallery, as WebP; undefined for any other */
export async function publishedPicture(
  db: Db,
  pictureId: string,
  size: SharedSize,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('shared_pictures')
    .select(size)
    .where('picture_id', '=', pictureId)
    .where('is_public', '=', 1)
    .executeTakeFirst();
  return row && bytesOf(row[size]);
}
