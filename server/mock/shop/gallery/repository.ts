import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import type { Db } from '../../engine/database/tables.ts';

type GalleryProject = components['schemas']['GalleryProject'];

/** @param page 1 for the first */
export async function listGallery(
  db: Db,
  sts: number,
  page: number,
  pageSize: number,
): Promise<GalleryProject[]> {
  const rows = await db
    .selectFrom('gallery_projects')
    .select('facts')
    .where('sts', '=', sts)
    .orderBy('position')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ facts }) => fromJson(facts));
}
