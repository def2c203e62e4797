import type { components } from '../../../../contracts/api/generated/woojiapi.ts';
import type { SharedSize } from '../../../../contracts/domain/project/shared-project.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import { bytesOf, type Db, type ProjectPictureRow } from '../../engine/database/tables.ts';

type PicturedFloor = components['schemas']['PicturedFloor'];
export type ListedPicture = Omit<ProjectPictureRow, 'small' | 'large'>;

/** In the order in which they were kept. */
export async function listPictures(db: Db, projectId: string): Promise<ListedPicture[]> {
  return await db
    .selectFrom('project_pictures')
    .select(['picture_id', 'project_id', 'product_ids', 'title', 'width', 'height', 'created_at'])
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('picture_id')
    .execute();
}

/** @returns undefined for a picture that is not of this project */
export async function keptPicture(
  db: Db,
  projectId: string,
  pictureId: string,
  size: SharedSize,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('project_pictures')
    .select(size)
    .where('project_id', '=', projectId)
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  return row && bytesOf(row[size]);
}

/** Takes an uploaded picture that nothing uses out of those that wait. @returns undefined where the user has none of this id */
export async function takeWaiting(
  db: Db,
  userId: string,
  pictureId: string,
): Promise<Readonly<Record<SharedSize, Buffer>> | undefined> {
  const row = await db
    .deleteFrom('shared_pictures')
    .where('picture_id', '=', pictureId)
    .where('user_id', '=', userId)
    .where('example_id', 'is', null)
    .returning(['small', 'large'])
    .executeTakeFirst();
  return row && { small: bytesOf(row.small), large: bytesOf(row.large) };
}

type NewPicture = ListedPicture & Readonly<Record<SharedSize, Buffer>>;

export async function addPicture(db: Db, picture: NewPicture): Promise<void> {
  await db.insertInto('project_pictures').values(picture).execute();
}

export async function renamePicture(db: Db, pictureId: string, title: string): Promise<void> {
  await db.updateTable('project_pictures').set({ title }).where('picture_id', '=', pictureId).execute();
}

export async function removePicture(db: Db, projectId: string, pictureId: string): Promise<void> {
  await db
    .deleteFrom('project_pictures')
    .where('project_id', '=', projectId)
    .where('picture_id', '=', pictureId)
    .execute();
}

/** What is said of products, by their ids; also of those that are no longer sold. */
export async function namesOfProducts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PicturedFloor>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'facts'])
    .where('product_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ product_id: productId, facts }) => {
      const { productNo, productName } = fromJson(facts);
      return [productId, { productId, productNo, productName }];
    }),
  );
}
