import { toJson } from '../../engine/database/stored-values.ts';
import { bytesOf, type Db, type FloorPlanRow } from '../../engine/database/tables.ts';

export type ListedFloorPlan = Omit<FloorPlanRow, 'content'>;

const NOTHING_TRACED: FloorPlanRow['trace'] = toJson({ pages: [], rooms: [] });

/** @returns undefined where the project keeps none */
export async function findFloorPlan(db: Db, projectId: string): Promise<ListedFloorPlan | undefined> {
  return await db
    .selectFrom('floor_plans')
    .select(['file_id', 'user_id', 'project_id', 'kind', 'file_name', 'trace', 'created_at'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/** @returns undefined for a file that this project doesn't keep */
export async function floorPlanFile(
  db: Db,
  projectId: string,
  fileId: string,
): Promise<{ readonly kind: FloorPlanRow['kind']; readonly bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('floor_plans')
    .select(['kind', 'content'])
    .where('project_id', '=', projectId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row && { kind: row.kind, bytes: bytesOf(row.content) };
}

/** Adds a file that waits for its project, and deletes the oldest of those that its user has, until there are so many left. */
export async function addWaiting(
  db: Db,
  file: Omit<FloorPlanRow, 'content' | 'project_id' | 'file_name' | 'trace'> & { readonly content: Buffer },
  most: number,
): Promise<void> {
  await db
    .insertInto('floor_plans')
    .values({ ...file, project_id: null, file_name: '', trace: NOTHING_TRACED })
    .execute();
  const waiting = db
    .selectFrom('floor_plans')
    .select('file_id')
    .where('user_id', '=', file.user_id)
    .where('project_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('file_id')
    .limit(most);
  await db
    .deleteFrom('floor_plans')
    .where('user_id', '=', file.user_id)
    .where('project_id', 'is', null)
    .where('file_id', 'not in', waiting)
    .execute();
}

type Kept = Pick<FloorPlanRow, 'file_name' | 'trace'>;

/** Gives an uploaded file to a project that keeps none. @returns false unless it is the user's own and free */
export async function takeWaiting(
  db: Db,
  userId: string,
  fileId: string,
  kept: Kept & { readonly project_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('floor_plans')
    .set(kept)
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .where('project_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function changeFloorPlan(db: Db, fileId: string, kept: Kept): Promise<void> {
  await db.updateTable('floor_plans').set(kept).where('file_id', '=', fileId).execute();
}

export async function removeFloorPlan(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom('floor_plans').where('project_id', '=', projectId).execute();
}
