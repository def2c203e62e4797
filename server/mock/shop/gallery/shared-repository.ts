import type { Db, SharedPictureRow, SharedProjectRow } from '../../engine/database/tables.ts';
import type { RemadePicture } from '../../engine/pictures/remake-picture.ts';
import { type PricedProduct, readProduct } from '../product/repository.ts';

interface NewPicture {
  readonly pictureId: string;
  readonly userId: string;
  readonly picture: RemadePicture;
  /** milliseconds since 1970 */
  readonly now: number;
}

export async function addPicture(db: Db, { pictureId, userId, picture, now }: NewPicture): Promise<void> {
  await db
    .insertInto('shared_pictures')
    .values({
      picture_id: pictureId,
      user_id: userId,
      example_id: null,
      position: 0,
      is_public: 0,
      small: picture.small,
      large: picture.large,
      created_at: now,
    })
    .execute();
}

/** Deletes the oldest of a customer's pictures without a project, down to this number. */
export async function makeRoom(db: Db, userId: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('shared_pictures')
    .select('picture_id')
    .where('user_id', '=', userId)
    .where('example_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('picture_id')
    .limit(most);
  await db
    .deleteFrom('shared_pictures')
    .where('user_id', '=', userId)
    .where('example_id', 'is', null)
    .where('picture_id', 'not in', kept)
    .execute();
}

type PictureOwner = Pick<SharedPictureRow, 'picture_id' | 'user_id' | 'example_id'>;

/** @returns whose the pictures are, by id */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureOwner>> {
  const rows = await db
    .selectFrom('shared_pictures')
    .select(['picture_id', 'user_id', 'example_id'])
    .where('picture_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.picture_id, row]));
}

/** Gives pictures to a project, in this order. */
export async function takePictures(db: Db, exampleId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable('shared_pictures')
      .set({ example_id: exampleId, position })
      .where('picture_id', '=', id)
      .execute();
  }
}

export async function addSharedProject(db: Db, project: SharedProjectRow): Promise<void> {
  await db.insertInto('shared_projects').values(project).execute();
}

/** @returns what is on sale under these numbers, by number */
export async function productsByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['facts', 'price_pence', 'stock_packs'])
    .where('product_no', 'in', numbers)
    .where('is_listed', '=', 1)
    .execute();
  const products = rows.map(readProduct);
  return new Map(products.map((product) => [product.productNo, product]));
}

/** A person's shared projects with how many pictures each has, oldest first. */
export async function listSharedBy(db: Db, userId: string) {
  return await db
    .selectFrom('shared_projects as project')
    .selectAll('project')
    .select((project) =>
      project
        .selectFrom('shared_pictures as picture')
        .select((picture) => picture.fn.countAll<number | string>().as('pictures'))
        .whereRef('picture.example_id', '=', 'project.example_id')
        .as('pictures'),
    )
    .where('project.user_id', '=', userId)
    .orderBy('project.created_at')
    .execute();
}

/** Removes projects that are not in the gallery yet, and pictures without a project. */
export async function removeUnpublished(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shared_pictures').where('user_id', '=', userId).where('is_public', '=', 0).execute();
  await db
    .deleteFrom('shared_projects')
    .where('user_id', '=', userId)
    .where('review', '<>', 'approved')
    .execute();
}
